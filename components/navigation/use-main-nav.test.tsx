import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'

import { MainNav } from './main-nav'
import type { NavigationItem } from './navigation-items'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const CLOSE_DELAY_MS = 300

const menu = (title: string, path: string): NavigationItem => ({
  title,
  overview: { title: `All ${path}`, url: `/${path}` },
  submenu: [{ title: `${title} group`, submenu: [{ title: `${title} page`, url: `/${path}/group/page` }] }],
})
const items = [{ title: 'Home', url: '/' }, menu('Services', 'services'), menu('Products', 'products')]
const nav = <MainNav label="Main" items={items} pictures={{}} />

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
})
afterEach(() => jest.useRealTimers())

function setup() {
  const view = render(nav)
  const top = (name: string) => screen.getByRole('button', { name })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const expectOpen = (name?: 'Services' | 'Products') => {
    expect(top('Services')).toHaveAttribute('aria-expanded', String(name === 'Services'))
    expect(top('Products')).toHaveAttribute('aria-expanded', String(name === 'Products'))
  }
  return { ...view, user, top, pass, expectOpen }
}

test('opens a panel on hover and closes it 300 ms after the pointer leaves', async () => {
  const { user, top, pass, expectOpen } = setup()
  await user.hover(top('Services'))
  expectOpen('Services')
  await user.unhover(top('Services'))
  pass(CLOSE_DELAY_MS - 1)
  expectOpen('Services')
  pass(1)
  expectOpen()
})

test('keeps the panel open for a pointer that returns in time', async () => {
  const { user, top, pass, expectOpen } = setup()
  await user.hover(top('Services'))
  await user.unhover(top('Services'))
  pass(CLOSE_DELAY_MS - 1)
  await user.hover(top('Services'))
  pass(10 * CLOSE_DELAY_MS)
  expectOpen('Services')
})

test('opens the next panel at once, which the delay of the first does not close', async () => {
  const { user, top, pass, expectOpen } = setup()
  await user.hover(top('Services'))
  await user.hover(top('Products'))
  expectOpen('Products')
  pass(10 * CLOSE_DELAY_MS)
  expectOpen('Products')
})

test('keeps the panel open on the click after the hover, and closes it on the next', async () => {
  const { user, top, expectOpen } = setup()
  await user.click(top('Services'))
  expectOpen('Services')
  await user.click(top('Services'))
  expectOpen()
})

test('opens and closes by a tap, but not when a finger passes over', () => {
  const { top, expectOpen } = setup()
  fireEvent.pointerEnter(top('Services'), { pointerType: 'touch' })
  expectOpen()
  fireEvent.click(top('Services'))
  expectOpen('Services')
  fireEvent.click(top('Services'))
  expectOpen()
})

test('opens and closes on Enter and Space', async () => {
  const { user, top, expectOpen } = setup()
  act(() => top('Products').focus())
  await user.keyboard('{Enter}')
  expectOpen('Products')
  await user.keyboard(' ')
  expectOpen()
})

test('closes on Enter a panel that the keyboard has opened, whatever a hover opened before', async () => {
  const { user, top, pass, expectOpen } = setup()
  await user.hover(top('Services'))
  await user.unhover(top('Services'))
  pass(CLOSE_DELAY_MS)
  act(() => top('Services').focus())
  await user.keyboard('{ArrowDown}')
  expectOpen('Services')
  act(() => top('Services').focus())
  await user.keyboard('{Enter}')
  expectOpen()
})

test('never closes, by the pointer, a panel that the keyboard is in', async () => {
  const { user, top, pass, expectOpen } = setup()
  act(() => top('Services').focus())
  await user.keyboard('{ArrowDown}')
  await user.hover(top('Products'))
  expectOpen('Services')
  await user.unhover(top('Products'))
  pass(10 * CLOSE_DELAY_MS)
  expectOpen('Services')
  expect(screen.getByRole('button', { name: 'Services group' })).toHaveFocus()
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves ArrowDown with %s to the browser', (modifier) => {
  const { top, expectOpen } = setup()
  expect(fireEvent.keyDown(top('Services'), { key: 'ArrowDown', [modifier]: true })).toBe(true)
  expectOpen()
})

test.each(['Services', 'Products'] as const)(
  'closes %s on Escape and returns the focus to its button',
  async (name) => {
    const { user, top, expectOpen } = setup()
    act(() => top(name).focus())
    await user.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('button', { name: `${name} group` })).toHaveFocus()
    await user.keyboard('{Escape}')
    expectOpen()
    expect(top(name)).toHaveFocus()
  },
)

test('closes on a press outside, not inside', () => {
  const { top, expectOpen } = setup()
  fireEvent.click(top('Services'))
  fireEvent.pointerDown(screen.getByRole('link', { name: /Services page/ }))
  expectOpen('Services')
  fireEvent.pointerDown(document.body)
  expectOpen()
})

test('closes the panel on a change of page', () => {
  const { top, rerender, expectOpen } = setup()
  fireEvent.click(top('Services'))
  jest.mocked(usePathname).mockReturnValue('/services/group/page')
  rerender(<MainNav label="Main" items={items} pictures={{}} />)
  expectOpen()
})

test('leaves no timer after unmounting', async () => {
  const { user, top, unmount } = setup()
  await user.hover(top('Services'))
  await user.unhover(top('Services'))
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
