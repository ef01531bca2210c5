import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'

import { useCarousel } from './use-carousel'

const engine = {
  isGone: false,
  isActive: true,
  /** The slides that Embla knows. */
  slides: 1,
  reInit: () => {},
  api: {
    scrollPrev: jest.fn(),
    scrollNext: jest.fn(),
    scrollTo: jest.fn(),
    slideNodes: () => Array.from({ length: engine.slides }),
    containerNode: () => screen.getByTestId('viewport').firstElementChild,
    on: (event: string, handler: () => void) => (engine.reInit = handler),
    off: () => {},
  },
}

/** Stands in for Embla's file, which may be gone. */
jest.mock('./carousel-engine', () => {
  if (engine.isGone) throw new Error('The file is gone')
  return {
    CarouselEngine({ isActive, onApi }: { isActive: boolean; onApi: (api: unknown) => void }) {
      engine.isActive = isActive
      useEffect(() => onApi(engine.api), [onApi])
      return null
    },
  }
})

let comeNear: () => void

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(engine, { isGone: false, slides: 1 })
  window.IntersectionObserver = class {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

function Carousel() {
  const { viewportRef, api, engine, hasFailed, run } = useCarousel({ slides: [], direction: 'ltr', duration: 1 })
  return (
    <>
      <div ref={viewportRef} data-testid="viewport">
        <div>
          <div />
        </div>
      </div>
      <button onClick={() => run((carousel) => carousel.scrollNext())}>Next</button>
      <button onClick={() => run((carousel) => carousel.scrollTo(2))}>Third</button>
      <output>{hasFailed ? 'a list' : api ? 'a carousel' : 'waiting'}</output>
      {engine}
    </>
  )
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

// Comes first, because a loaded file stays loaded.
test('scrolls the list by its buttons when Embla cannot be loaded', async () => {
  engine.isGone = true
  render(<Carousel />)
  const scrollTo = jest.fn()
  Object.assign(screen.getByTestId('viewport'), { scrollTo })
  press('Next')
  await act(async () => comeNear())
  expect(await screen.findByText('a list')).toBeVisible()
  expect(scrollTo).toHaveBeenCalledTimes(1)
  press('Third')
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('carries out all presses made before Embla is loaded, in order', async () => {
  render(<Carousel />)
  for (const name of ['Next', 'Next', 'Third']) press(name)
  expect(engine.api.scrollNext).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(await screen.findByText('a carousel')).toBeVisible()
  expect(engine.api.scrollNext).toHaveBeenCalledTimes(2)
  expect(engine.api.scrollTo.mock.calls).toEqual([[2]])
  press('Next')
  expect(engine.api.scrollNext).toHaveBeenCalledTimes(3)
})

test('carries them out only once Embla knows all slides', async () => {
  engine.slides = 0
  render(<Carousel />)
  press('Next')
  await act(async () => comeNear())
  expect(await screen.findByText('a carousel')).toBeVisible()
  press('Next')
  expect(engine.api.scrollNext).not.toHaveBeenCalled()
  engine.slides = 1
  engine.reInit()
  expect(engine.api.scrollNext).toHaveBeenCalledTimes(2)
})

test('does not move while all slides are in view, until the window is narrower', async () => {
  render(<Carousel />)
  const { style } = screen.getByTestId('viewport')
  style.setProperty('--carousel-controls', 'hidden')
  await act(async () => comeNear())
  expect(await screen.findByText('a carousel')).toBeVisible()
  expect(engine.isActive).toBe(false)
  style.removeProperty('--carousel-controls')
  act(() => window.dispatchEvent(new Event('resize')))
  expect(engine.isActive).toBe(true)
})
