import { fakePaint } from './fake-paint'
import { holdPictures, ON_SCREEN_AFTER_MS } from './hold-pictures'
import { INTENTS, QUIET_AFTER_LOAD_MS } from './start-scripts'

const OUT_OF_REACH_PX = 99_999

const root = document.documentElement
let frames: ReturnType<typeof fakePaint>

/** A picture at a place of the page, which is moved away while it is held. */
function place(id: string, { top = 0, left = 0, isVisible = true }) {
  const picture = document.createElement('img')
  picture.id = id
  picture.setAttribute('loading', 'lazy')
  picture.checkVisibility = () => isVisible
  picture.getBoundingClientRect = () => new DOMRect(left, top - OUT_OF_REACH_PX, 100, 100)
  document.body.append(picture)
}
const isLazy = (id: string) => document.getElementById(id)?.getAttribute('loading') === 'lazy'

beforeAll(() => {
  // jsdom lays nothing out: it has neither rectangles nor this property.
  globalThis.DOMRect = class {
    constructor(
      readonly left: number,
      readonly top: number,
      width: number,
      height: number,
    ) {
      Object.assign(this, { right: left + width, bottom: top + height })
    }
  } as unknown as typeof DOMRect
  Object.defineProperty(HTMLImageElement.prototype, 'loading', {
    set(this: HTMLElement, value: string) {
      this.setAttribute('loading', value)
    },
  })
})

beforeEach(() => {
  jest.useFakeTimers()
  // Takes the listeners of the last page away.
  window.dispatchEvent(new Event('load'))
  for (const type of INTENTS) window.dispatchEvent(new Event(type))
  jest.runAllTimers()
  frames = fakePaint()
  document.body.innerHTML = '<img fetchpriority="high">'
  place('seen', { top: 500 })
  place('below', { top: 1500 })
  place('aside', { top: 500, left: 2000 })
  place('hidden', { top: 500, isVisible: false })
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' })
  holdPictures(window)
})
afterEach(() => {
  frames.restore()
  jest.useRealTimers()
})

const firstPicture = () => document.querySelector('img')!
/** Lets what waits for the decoding go on. */
const settle = () => jest.advanceTimersByTimeAsync(0)

test('those in the window wait until the first one is decoded, painted and on the screen', async () => {
  let decoded = () => {}
  firstPicture().decode = () => new Promise((resolve) => (decoded = resolve))
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  expect(isLazy('seen')).toBe(true)
  decoded()
  await settle()
  expect(isLazy('seen')).toBe(true)
  frames.paint()
  jest.advanceTimersByTime(ON_SCREEN_AFTER_MS - 1)
  expect(isLazy('seen')).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isLazy('seen')).toBe(false)
})

test('those that nobody sees yet wait for the end of the second after the load event, and its paint', async () => {
  firstPicture().decode = () => Promise.resolve()
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  expect(['below', 'aside', 'hidden'].map(isLazy)).toEqual([true, true, true])
  jest.advanceTimersByTime(QUIET_AFTER_LOAD_MS - 1)
  frames.paint()
  expect(root).toHaveAttribute('data-first')
  jest.advanceTimersByTime(1)
  expect(root).toHaveAttribute('data-first')
  frames.paint()
  expect(root).not.toHaveAttribute('data-first')
})

test('a first picture that is broken holds up none of them', async () => {
  firstPicture().decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  jest.advanceTimersByTime(ON_SCREEN_AFTER_MS)
  expect(isLazy('seen')).toBe(false)
})

test('neither does a page without one', async () => {
  firstPicture().remove()
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  jest.advanceTimersByTime(ON_SCREEN_AFTER_MS)
  expect(isLazy('seen')).toBe(false)
})

test.each(INTENTS)('whoever is there before gets them at once (%s)', (type) => {
  window.dispatchEvent(new Event(type))
  expect(root).not.toHaveAttribute('data-first')
})
