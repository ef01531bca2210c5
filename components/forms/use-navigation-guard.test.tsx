import { fireEvent, render, screen } from '@testing-library/react'

import { declines } from './declines.fixture'
import { useNavigationGuard } from './use-navigation-guard'

const confirmMock = jest.fn<boolean, [string?]>()
const navigation = new EventTarget()

afterEach(() => jest.restoreAllMocks())
beforeEach(() => {
  confirmMock.mockReset()
  Object.assign(window, { confirm: confirmMock, navigation })
  // Stands in for the listener that handles link clicks: jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

function Guarded({ isActive = true }: { isActive?: boolean }) {
  useNavigationGuard(isActive, 'Leave?')
  return (
    <>
      <a href="/about">
        <b>Page</b>
      </a>
      <a href="#part">Part</a>
      <a href="/">This page</a>
      <a href="/ar">Language</a>
      <a href="mailto:hello@example.com">Mail</a>
      <a href="/about" target="_blank">
        New tab
      </a>
    </>
  )
}

/** Whether a click reaches that listener without having been prevented. */
function isFollowed(name: string, init?: MouseEventInit): boolean {
  let isPrevented = true
  const observe = (event: Event) => (isPrevented = event.defaultPrevented)
  document.addEventListener('click', observe, { capture: true, once: true })
  fireEvent.click(screen.getByText(name), init)
  return !isPrevented
}

const isAllowed = (target: EventTarget, event: Event) => target.dispatchEvent(event)
const beforeUnload = () => isAllowed(window, new Event('beforeunload', { cancelable: true }))
const traverse = ({ url = '/about', sameDocument = true, cancelable = true } = {}) =>
  isAllowed(
    navigation,
    Object.assign(new Event('navigate', { cancelable }), {
      navigationType: 'traverse',
      destination: { url: new URL(url, location.href).href, sameDocument },
    }),
  )

test('asks again after a no but not after a yes', () => {
  render(<Guarded />)
  declines(confirmMock)
  expect([isFollowed('Page'), traverse(), beforeUnload()]).toEqual([false, false, false])
  expect(confirmMock.mock.calls).toEqual([['Leave?'], ['Leave?']])
  confirmMock.mockReturnValue(true)
  expect([isFollowed('Page'), isFollowed('Page'), traverse(), beforeUnload()]).toEqual([true, true, true, true])
  expect(confirmMock).toHaveBeenCalledTimes(3)
})

test('does not ask for links within the page or links that load a document', () => {
  render(<Guarded />)
  for (const name of ['Part', 'This page', 'Language', 'Mail', 'New tab']) expect(isFollowed(name)).toBe(true)
  expect(isFollowed('Page', { ctrlKey: true })).toBe(true)
  expect([traverse({ url: '#part' }), traverse({ sameDocument: false })]).toEqual([true, true])
  expect(traverse({ cancelable: false })).toBe(true)
  expect(confirmMock).not.toHaveBeenCalled()
})

test('lets a visitor go whom the browser does not ask', () => {
  declines(confirmMock, 0)
  render(<Guarded />)
  expect([isFollowed('Page'), traverse(), beforeUnload()]).toEqual([true, true, true])
  expect(confirmMock).toHaveBeenCalledTimes(1)
})

test('does not ask for a link to this page, whatever query its address has', () => {
  window.history.replaceState(null, '', '/?utm_source=mail#part')
  render(<Guarded />)
  expect(isFollowed('This page')).toBe(true)
  expect(confirmMock).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/')
})

test('asks only while active', () => {
  const { rerender, unmount } = render(<Guarded isActive={false} />)
  expect([isFollowed('Page'), traverse(), beforeUnload()]).toEqual([true, true, true])
  rerender(<Guarded />)
  expect(beforeUnload()).toBe(false)
  unmount()
  expect([traverse(), beforeUnload()]).toEqual([true, true])
  expect(confirmMock).not.toHaveBeenCalled()
})

test('guards everything but the back button without the Navigation API', () => {
  Object.assign(window, { navigation: undefined })
  declines(confirmMock)
  render(<Guarded />)
  expect([isFollowed('Page'), beforeUnload()]).toEqual([false, false])
})
