import { render } from '@testing-library/react'

import { HeroVideo } from './hero-video'

const video = { src: '/media/loop.mp4', poster: '/pictures/loop.avif', fallback: 'A picture' }

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('requests the video of the next slide after the second in which the bytes of an untouched page count', () => {
  const { container } = render(<HeroVideo video={video} hasPoster isPlaying={false} isNear />)
  const element = container.querySelector('video')!
  jest.advanceTimersByTime(1000)
  expect(element.preload).toBe('none')
  jest.advanceTimersByTime(1000)
  expect(element.preload).toBe('auto')
})

test('requests no video of a slide that is neither shown nor next', () => {
  const { container } = render(<HeroVideo video={video} hasPoster isPlaying={false} isNear={false} />)
  jest.advanceTimersByTime(60_000)
  expect(container.querySelector('video')!.preload).toBe('none')
})
