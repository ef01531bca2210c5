import { act, fireEvent, render, screen } from '@testing-library/react'
import { usePathname, useRouter } from 'next/navigation'

import { ClientNavigation } from './client-navigation'
import { PREFETCH_AFTER_MS } from './prefetch-after'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }))

const router = { push: jest.fn(), prefetch: jest.fn() }
const scrollTo = jest.fn()

let mediaQueries: readonly string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.mocked(useRouter).mockReturnValue(router as unknown as ReturnType<typeof useRouter>)
  jest.mocked(usePathname).mockReturnValue('/')
  mediaQueries = []
  Object.assign(window, {
    scrollTo,
    matchMedia: (query: string) => ({ matches: mediaQueries.includes(query) }) as MediaQueryList,
  })
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true })
  window.history.replaceState(null, '', '/')
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function setup(address = '/') {
  window.history.replaceState(null, '', address)
  render(
    <>
      <a href="/">
        <span>Home</span>
      </a>
      <a href="/#values">Values</a>
      <a href="/about">About</a>
      <a href="/contact">Contact</a>
      <p>Words</p>
      <ClientNavigation loadingLabel="Loading" />
    </>,
  )
  const at = (text: string) => screen.getByText(text)
  return { at, point: (text: string) => fireEvent.pointerMove(at(text)) }
}

describe('a link to the page one is on', () => {
  test.each(['/', '/#vision', '/?utm_source=mail', '/?a=b#values', '/?', '/#'])(
    'leads from %s to the top',
    (address) => {
      const { at } = setup(address)
      const entries = window.history.length
      // Whether the browser may follow it too.
      expect(fireEvent.click(at('Home'))).toBe(false)
      expect(window.location.href).toBe(`${window.location.origin}/`)
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
      expect(router.push).not.toHaveBeenCalled()
      expect(window.history).toHaveLength(entries)
    },
  )

  test('leaves a section to the browser, and takes the query out of its way', () => {
    const { at } = setup('/?utm_source=mail')
    // The last listener: jsdom cannot follow links.
    let isFollowed = false
    const browser = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', browser, { once: true })
    fireEvent.click(at('Values'))
    expect(isFollowed).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
    expect(window.location.search).toBe('')
  })

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s is left to the browser', (key) => {
    const { at } = setup('/#vision')
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(at('Home'), { [key]: true })
    expect(window.location.hash).toBe('#vision')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

test('follows a link to another page by the router', () => {
  const { at } = setup()
  expect(fireEvent.click(at('About'))).toBe(false)
  expect(router.push).toHaveBeenCalledWith('/about')
})

describe('prefetching', () => {
  test('begins when the pointer or the focus rests on a link', () => {
    const { at, point } = setup()
    point('About')
    pass(PREFETCH_AFTER_MS - 1)
    expect(router.prefetch).not.toHaveBeenCalled()
    pass(1)
    expect(router.prefetch).toHaveBeenCalledWith('/about')
    fireEvent.focusIn(at('Contact'))
    pass(PREFETCH_AFTER_MS)
    expect(router.prefetch).toHaveBeenCalledTimes(2)
  })

  test('does not begin while the pointer passes over links', () => {
    const { point } = setup()
    for (const text of ['About', 'About', 'Contact', 'Contact', 'Words']) {
      point(text)
      pass(PREFETCH_AFTER_MS - 1)
    }
    pass(10 * PREFETCH_AFTER_MS)
    expect(router.prefetch).not.toHaveBeenCalled()
  })

  test('begins at a press, but not of another button', () => {
    const { at } = setup()
    fireEvent.pointerDown(at('About'), { button: 1 })
    fireEvent.pointerDown(at('Contact'), { button: 2 })
    pass(PREFETCH_AFTER_MS)
    expect(router.prefetch).not.toHaveBeenCalled()
    fireEvent.pointerDown(at('About'), { button: 0 })
    pass(0)
    expect(router.prefetch).toHaveBeenCalledWith('/about')
  })

  test('never fetches the page one is on', () => {
    const { point } = setup('/?utm_source=mail')
    point('Home')
    pass(PREFETCH_AFTER_MS)
    expect(router.prefetch).not.toHaveBeenCalled()
  })

  test.each([
    ['the browser', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
    ['a media query', () => (mediaQueries = ['(prefers-reduced-data: reduce)'])],
  ])('fetches nothing when the visitor saves data by %s', (_, save) => {
    save()
    const { at, point } = setup()
    point('About')
    fireEvent.focusIn(at('About'))
    fireEvent.pointerDown(at('About'))
    pass(PREFETCH_AFTER_MS)
    expect(router.prefetch).not.toHaveBeenCalled()
  })
})

describe('a script that cannot be loaded', () => {
  const lose = (src: string) => {
    const script = document.body.appendChild(Object.assign(document.createElement('script'), { src }))
    fireEvent.error(script)
  }

  test.each([
    ['of the page leaves links to the browser', '/_next/static/chunks/a.js', 0],
    ['of others, such as a blocked counter, changes nothing', 'https://counts.example.com/script.js', 1],
  ])('%s', (_what, src, pushes) => {
    const { at } = setup()
    lose(src)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(at('About'))
    expect(router.push).toHaveBeenCalledTimes(pushes)
  })
})
