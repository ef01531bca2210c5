import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'

import type { NavigationItem } from '@/content/views/navigation-items'

import { MainNav } from './main-nav'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const CLOSE_DELAY_MS = 300

const menu = (title: string, path: string): NavigationItem => ({
  title,
  overview: { title: `All ${path}`, url: `/${path}` },
  submenu: [
    { title: `${title} group`, submenu: [{ title: `${title} page`, url: `/${path}/group/page` }] },
    { title: 'Another group', submenu: [{ title: 'Another page', url: `/${path}/another/page` }] },
  ],
})
const items = [{ title: 'Home', url: '/' }, menu('Services', 'services'), menu('Products', 'products')]
const nav = <MainNav label="Main" items={items} pictures={{}} />

/** The header is 72 px high. Each entry is 100 px wide; below it is its panel: 400 px of groups and 400 px of pages. */
const layout: Readonly<Record<string, DOMRect>> = {
  Services: new DOMRect(100, 0, 100, 72),
  Products: new DOMRect(200, 0, 100, 72),
  'Services group': new DOMRect(0, 100, 400, 60),
  'Another group': new DOMRect(0, 160, 400, 60),
}
const PANEL = new DOMRect(0, 72, 800, 400)
const PAGES = new DOMRect(400, 100, 400, 300)

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('.nav-panel')) return PANEL
    return this.matches('ul') ? PAGES : (layout[this.textContent ?? ''] ?? new DOMRect())
  })
  jest.useFakeTimers()
  jest.mocked(usePathname).mockReturnValue('/')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function setup() {
  const view = render(nav)
  const top = (name: string) => screen.getByRole('button', { name })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const expectOpen = (name?: 'Services' | 'Products') => {
    expect(top('Services')).toHaveAttribute('aria-expanded', String(name === 'Services'))
    expect(top('Products')).toHaveAttribute('aria-expanded', String(name === 'Products'))
  }
  let last: Element = document.body
  /** Moves a pointer to a place on an element. */
  const move = (to: Element, clientX: number, clientY: number, pointerType = 'mouse') => {
    const init = { clientX, clientY, pointerType, bubbles: true }
    if (to !== last) {
      fireEvent.pointerOut(last, { ...init, relatedTarget: to })
      fireEvent.pointerOver(to, { ...init, relatedTarget: last })
    }
    last = to
    fireEvent.pointerMove(to, init)
  }
  const group = (name: string, panel = 0) => screen.getAllByRole('button', { name })[panel] as HTMLElement
  return { ...view, user, top, pass, move, group, expectOpen }
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
  const { top, pass, move, expectOpen } = setup()
  move(top('Services'), 150, 36)
  expectOpen('Services')
  move(top('Products'), 250, 36)
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

test('opens by a pen that hovers, as by a mouse', () => {
  const { top, pass, move, expectOpen } = setup()
  move(top('Services'), 150, 36, 'pen')
  expectOpen('Services')
  move(document.body, 150, 700, 'pen')
  pass(CLOSE_DELAY_MS)
  expectOpen()
})

test('stays open after the tap of a pen that cannot hover', () => {
  const { top, pass, move, expectOpen } = setup()
  move(top('Services'), 150, 36, 'pen')
  // The pen leaves with the tap.
  fireEvent.pointerOut(top('Services'), { pointerType: 'pen', relatedTarget: document.body })
  fireEvent.click(top('Services'), { detail: 1 })
  pass(10 * CLOSE_DELAY_MS)
  expectOpen('Services')
})

test('closes by a tap, on a device with mouse and touch, what the mouse has opened', () => {
  const { top, move, expectOpen } = setup()
  move(top('Services'), 150, 36)
  expectOpen('Services')
  fireEvent(top('Services'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
  expectOpen()
})

describe('a pointer on its way from an entry to its panel', () => {
  test('opens no other panel, however slow it is', () => {
    const { top, group, pass, move, expectOpen } = setup()
    move(top('Products'), 250, 36)
    for (const [x, y] of [
      [197, 52],
      [190, 54],
      [170, 59],
      [150, 65],
      [130, 70],
    ] as const) {
      move(top('Services'), x, y)
      pass(CLOSE_DELAY_MS / 2)
      expectOpen('Products')
    }
    move(group('Products group'), 100, 130)
    pass(10 * CLOSE_DELAY_MS)
    expectOpen('Products')
  })

  test('opens another panel when it rests there', () => {
    const { top, pass, move, expectOpen } = setup()
    move(top('Products'), 250, 36)
    move(top('Services'), 180, 60)
    expectOpen('Products')
    pass(CLOSE_DELAY_MS - 1)
    expectOpen('Services')
    pass(10 * CLOSE_DELAY_MS)
    expectOpen('Services')
  })

  test('closes the panel when it leaves the menu instead', () => {
    const { top, pass, move, expectOpen } = setup()
    move(top('Products'), 250, 36)
    move(top('Services'), 180, 60)
    move(document.body, 150, 700)
    pass(CLOSE_DELAY_MS)
    expectOpen()
  })
})

describe('a pointer in a panel', () => {
  const openGroups = () =>
    screen.getAllByRole('button', { name: /group$/, expanded: true }).map(({ textContent }) => textContent)

  test('opens another group at once when it goes there', () => {
    const { top, group, move } = setup()
    move(top('Services'), 150, 36)
    move(group('Services group'), 200, 130)
    move(group('Another group'), 200, 190)
    expect(openGroups()).toContain('Another group')
  })

  test('opens no other group on its way to a page, but one on which it rests', () => {
    const { top, group, pass, move } = setup()
    move(top('Services'), 150, 36)
    move(group('Services group'), 200, 130)
    move(group('Another group'), 240, 165)
    pass(100)
    move(group('Another group'), 300, 200)
    expect(openGroups()).not.toContain('Another group')
    pass(250)
    expect(openGroups()).toContain('Another group')
  })

  test('opens no other group on its way back', () => {
    const { top, group, pass, move } = setup()
    move(top('Services'), 150, 36)
    move(screen.getByRole('link', { name: /Services page/ }), 420, 220)
    move(group('Another group'), 380, 206)
    move(group('Services group'), 220, 142)
    pass(1000)
    expect(openGroups()).not.toContain('Another group')
  })
})

test('keeps the panel when a visitor opens a page in a tab of its own', () => {
  const { top, expectOpen } = setup()
  fireEvent.click(top('Services'))
  const link = screen.getByRole('link', { name: /Services page/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expectOpen('Services')
  fireEvent.click(link)
  expectOpen()
})

test('closes when the window becomes too narrow for the menu', () => {
  const media = new EventTarget()
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList)
  const { top, expectOpen } = setup()
  fireEvent.click(top('Services'))
  act(() => void media.dispatchEvent(new Event('change')))
  expectOpen()
})

test('closes on a press in a frame, which takes the focus', () => {
  const { top, expectOpen } = setup()
  fireEvent.click(top('Services'))
  fireEvent.blur(window)
  expectOpen('Services')
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.focus()
  fireEvent.blur(window)
  expectOpen()
  frame.remove()
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
