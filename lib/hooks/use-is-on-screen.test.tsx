import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'

import { useIsOnScreen } from './use-is-on-screen'

type Report = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void
let report: Report = () => {}

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

function Stage() {
  const stage = useRef<HTMLDivElement>(null)
  return <div ref={stage}>{useIsOnScreen(stage) ? 'on screen' : 'off screen'}</div>
}

test.each([
  ['on screen', [true]],
  ['off screen', [false]],
  // A busy page delivers several entries at once.
  ['on screen', [false, true]],
  ['off screen', [true, false]],
])('an element is %s after %j', (state, reports) => {
  render(<Stage />)
  act(() => report(reports.map((isIntersecting) => ({ isIntersecting }))))
  expect(screen.getByText(state)).toBeInTheDocument()
})
