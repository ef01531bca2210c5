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
  return <div ref={stage}>{useIsOnScreen(stage) ? 'seen' : 'out of sight'}</div>
}

test.each([
  ['seen', [true]],
  ['out of sight', [false]],
  // A busy page hears of both at once.
  ['seen', [false, true]],
  ['out of sight', [true, false]],
])('an element is %s after %j', (state, reports) => {
  render(<Stage />)
  act(() => report(reports.map((isIntersecting) => ({ isIntersecting }))))
  expect(screen.getByText(state)).toBeInTheDocument()
})
