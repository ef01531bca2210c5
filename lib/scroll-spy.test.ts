import { activeSectionStore, sectionInView, spyOnScroll } from './scroll-spy'

const SECTIONS = ['home', 'vision', 'values', 'footer']
const WINDOW_HEIGHT = 800
const PAGE_HEIGHT = 4000
const THROTTLE_MS = 66

const replaceState = jest.spyOn(history, 'replaceState')
const pushState = jest.spyOn(history, 'pushState')
let stop: (() => void) | undefined

/** A page whose sections begin 1000 px apart. */
beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState({ router: 'entry' }, '', '/ar?from=mail')
  jest.clearAllMocks()
  document.body.innerHTML = SECTIONS.map((id) => `<section id="${id}"></section>`).join('')
  window.innerHeight = WINDOW_HEIGHT
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: PAGE_HEIGHT, configurable: true })
  for (const [index, id] of SECTIONS.entries()) {
    const section = document.getElementById(id)
    if (section) section.getBoundingClientRect = () => ({ top: index * 1000 - window.scrollY }) as DOMRect
  }
  putAt(0)
})
afterEach(() => {
  stop?.()
  stop = undefined
  jest.useRealTimers()
})

function putAt(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
}
function scrollTo(y: number) {
  putAt(y)
  window.dispatchEvent(new Event('scroll'))
}
/** Long enough for the throttled update. */
const settle = () => jest.advanceTimersByTime(THROTTLE_MS)

describe('sectionInView', () => {
  it.each([
    [0, 'home'],
    [599, 'home'],
    [600, 'vision'],
    [1700, 'values'],
    [PAGE_HEIGHT - WINDOW_HEIGHT, 'footer'],
  ])('at %i px it is %s', (y, id) => {
    putAt(y)
    expect(sectionInView(SECTIONS)).toBe(id)
  })

  it('is the last one at the end of the page, however low it is', () => {
    const footer = document.getElementById('footer')
    if (footer) footer.getBoundingClientRect = () => ({ top: WINDOW_HEIGHT - 100 }) as DOMRect
    putAt(PAGE_HEIGHT - WINDOW_HEIGHT - 3)
    expect(sectionInView(SECTIONS)).toBe('values')
    putAt(PAGE_HEIGHT - WINDOW_HEIGHT)
    expect(sectionInView(SECTIONS)).toBe('footer')
  })

  it('ignores sections that the page does not have', () => {
    putAt(PAGE_HEIGHT - WINDOW_HEIGHT)
    expect(sectionInView(['home', 'vision', 'elsewhere'])).toBe('vision')
    expect(sectionInView(['elsewhere'])).toBe('')
  })

  it('is the first on a page too short to scroll', () => {
    window.innerHeight = PAGE_HEIGHT
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 500, configurable: true })
    document.querySelectorAll('section').forEach((section, index) => {
      section.getBoundingClientRect = () => ({ top: index === 0 ? 0 : 3000 }) as DOMRect
    })
    expect(sectionInView(SECTIONS)).toBe('home')
  })
})

describe('spyOnScroll', () => {
  it('updates once, 66 ms after the first scroll event', () => {
    stop = spyOnScroll(SECTIONS)
    scrollTo(1000)
    jest.advanceTimersByTime(THROTTLE_MS / 2)
    scrollTo(2000)
    jest.advanceTimersByTime(THROTTLE_MS / 2 - 1)
    expect(activeSectionStore.get()).toBe('')
    jest.advanceTimersByTime(1)
    expect(activeSectionStore.get()).toBe('values')
    jest.advanceTimersByTime(10 * THROTTLE_MS)
    expect(replaceState).toHaveBeenCalledTimes(1)
  })

  it('replaces the hash and keeps path, query and the entry’s state', () => {
    stop = spyOnScroll(SECTIONS)
    scrollTo(1000)
    settle()
    expect(location.pathname + location.search + location.hash).toBe('/ar?from=mail#vision')
    expect(history.state).toEqual({ router: 'entry' })
    expect(pushState).not.toHaveBeenCalled()
  })

  it('removes the hash at the top of the page', () => {
    stop = spyOnScroll(SECTIONS)
    scrollTo(1000)
    settle()
    scrollTo(0)
    settle()
    expect(activeSectionStore.get()).toBe('home')
    expect(location.href).toMatch(/\/ar\?from=mail$/)
  })

  it('leaves the history alone while the section stays the same', () => {
    stop = spyOnScroll(SECTIONS)
    scrollTo(1000)
    settle()
    scrollTo(1100)
    settle()
    expect(replaceState).toHaveBeenCalledTimes(1)
  })

  it('notifies subscribers of each change until they unsubscribe', () => {
    const changed = jest.fn()
    const leave = activeSectionStore.subscribe(changed)
    stop = spyOnScroll(SECTIONS)
    scrollTo(1000)
    settle()
    scrollTo(1100)
    settle()
    expect(changed).toHaveBeenCalledTimes(1)
    leave()
    scrollTo(2000)
    settle()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('stops after cleanup and resets the section', () => {
    spyOnScroll(SECTIONS)()
    scrollTo(1000)
    settle()
    expect(replaceState).not.toHaveBeenCalled()

    const end = spyOnScroll(SECTIONS)
    scrollTo(1000)
    settle()
    scrollTo(2000)
    end()
    settle()
    expect(activeSectionStore.get()).toBe('')
    expect(location.hash).toBe('#vision')
  })
})
