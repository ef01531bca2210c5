import { act, fireEvent, render, screen } from '@testing-library/react'

import { MapFrame } from './map-frame'

const SRC = 'https://maps.example/embed'

async function loadedFrame(answer: Promise<unknown>) {
  const fetch = jest.fn(() => answer)
  Object.assign(window, { fetch })
  render(<MapFrame src={SRC} title="Map" height={450} />)
  const frame = screen.getByTitle('Map')
  expect(frame).toHaveAttribute('data-waiting')
  expect(fetch).not.toHaveBeenCalled()
  await act(async () => void fireEvent.load(frame))
  return { frame, fetch }
}

test('shows the map once its host has answered', async () => {
  const { frame, fetch } = await loadedFrame(Promise.resolve())
  expect(frame).not.toHaveAttribute('data-waiting')
  expect(fetch).toHaveBeenCalledWith(SRC, expect.objectContaining({ method: 'HEAD', mode: 'no-cors' }))
})

test('hides the browser’s error page where the host cannot be reached', async () => {
  const { frame } = await loadedFrame(Promise.reject(new TypeError('Failed to fetch')))
  expect(frame).toHaveAttribute('data-waiting')
})
