import { keepLinkedSection } from './section-link'

const scrollIntoView = jest.fn()
/** Says that the height of the page has changed. */
let resize: (() => void) | undefined

function arrive(hash: string, { type = 'navigate', anchors = false } = {}) {
  window.location.hash = hash
  Object.assign(window, { CSS: { supports: () => anchors } })
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList
  keepLinkedSection(window)
  resize?.()
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<section id="questions"></section>'
  Object.assign(document.querySelector('section')!, { scrollIntoView })
  // jsdom knows no :target.
  jest.spyOn(document, 'querySelector').mockImplementation(() => document.getElementById(window.location.hash.slice(1)))
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = callback
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resize = undefined
    }
  } as unknown as typeof ResizeObserver
})

afterEach(() => {
  resize = undefined
  scrollIntoView.mockClear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('keeps the section of the address in view while the page changes its height', () => {
  arrive('#questions')
  resize?.()
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
})

test.each(['wheel', 'keydown', 'pointerdown', 'touchstart'])(
  'leaves the scrolling to the visitor after %s',
  (event) => {
    arrive('#questions')
    window.dispatchEvent(new Event(event))
    expect(resize).toBeUndefined()
  },
)

test('stops after a while without input', () => {
  arrive('#questions')
  jest.advanceTimersByTime(60_000)
  expect(resize).toBeUndefined()
})

test.each([
  ['a page without a section in its address', '', {}],
  ['a reload, whose place the browser restores', '#questions', { type: 'reload' }],
  ['"Back", whose place the browser restores', '#questions', { type: 'back_forward' }],
  ['a browser with scroll anchoring', '#questions', { anchors: true }],
])('does nothing for %s', (_, hash, visit) => {
  arrive(hash, visit)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
