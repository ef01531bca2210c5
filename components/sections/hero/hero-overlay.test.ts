import './hero-overlay'

const VIDEO = '/media/video.mp4'
const KEY = 'heroVideoPath'
let video: HTMLVideoElement
let source: HTMLSourceElement

/** Opens a page whose hero has a video. The browser defines the element before it comes. */
function open() {
  document.body.innerHTML =
    `<section><hero-overlay video="${VIDEO}"></hero-overlay>` +
    `<video preload="none"><source src="${VIDEO}"></video></section>`
  video = document.querySelector('video')!
  source = document.querySelector('source')!
}
const state = () => document.querySelector<HTMLElement>('hero-overlay')?.dataset.state
const canPlay = () => video.dispatchEvent(new Event('canplay'))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

/** One file of the video fails. If it is the last, no source is left. */
function fail(networkState: number = HTMLMediaElement.NETWORK_NO_SOURCE) {
  Object.defineProperty(video, 'networkState', { value: networkState, configurable: true })
  source.dispatchEvent(new Event('error'))
}

function expectShownAfterTheFade() {
  expect(state()).toBe('ready')
  jest.advanceTimersByTime(1199)
  expect(state()).toBe('ready')
  jest.advanceTimersByTime(1)
  expect(state()).toBe('shown')
}

test('shows the hero at once for a stored path, without loading the video', () => {
  localStorage.setItem(KEY, VIDEO)
  open()
  expect(video.preload).toBe('none')
  expectShownAfterTheFade()
})

test('loads the video on a first visit and stores its path once it can play', () => {
  open()
  expect(state()).toBe('waiting')
  expect(video.preload).toBe('auto')
  expect(localStorage.getItem(KEY)).toBeNull()
  canPlay()
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expectShownAfterTheFade()
})

test('shows the hero when the video fails, and stores nothing', () => {
  open()
  fail()
  expect(localStorage.getItem(KEY)).toBeNull()
  expectShownAfterTheFade()
})

test('keeps waiting when one source fails and another is left', () => {
  open()
  fail(HTMLMediaElement.NETWORK_LOADING)
  expect(state()).toBe('waiting')
})

test('loads the video 1.2 s after the page has loaded', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  open()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1199)
  expect(video.preload).toBe('none')
  jest.advanceTimersByTime(1)
  expect(video.preload).toBe('auto')
})

test('waits at most 4 s for the video', () => {
  open()
  jest.advanceTimersByTime(3999)
  expect(state()).toBe('waiting')
  jest.advanceTimersByTime(1)
  expectShownAfterTheFade()
})

test('stores a video that can play after the limit, but keeps the overlay away', () => {
  open()
  jest.advanceTimersByTime(4000 + 1200)
  canPlay()
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expect(state()).toBe('shown')
})

test('stores a newer video that can play during a later visit', () => {
  localStorage.setItem(KEY, '/media/old.mp4')
  open()
  canPlay()
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
})

test('loads the video when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open()
  canPlay()
  expectShownAfterTheFade()
})

test('shows the poster at once under reduced motion', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia')
  matchMedia.mockImplementation((media) => ({ media, matches: media.includes('reduced-motion') }) as MediaQueryList)
  open()
  expect(video.preload).toBe('none')
  expectShownAfterTheFade()
})

test.each([
  [true, 'ready'],
  [false, 'waiting'],
])('data saving: %s', (saveData, expected) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  open()
  expect(state()).toBe(expected)
  expect(video.preload).toBe(saveData ? 'none' : 'auto')
})

test('does not wait in a hero without a video', () => {
  document.body.innerHTML = '<section><hero-overlay></hero-overlay></section>'
  expectShownAfterTheFade()
})

test('covers the hero again when the visitor comes back to it', () => {
  open()
  canPlay()
  localStorage.clear()
  open()
  expect(state()).toBe('waiting')
})
