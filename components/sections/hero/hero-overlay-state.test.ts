import { runHeroOverlay } from './hero-overlay-state'

const VIDEO = '/media/video.mp4'
const KEY = 'heroVideoPath'
const root = document.documentElement
let video: HTMLVideoElement
let source: HTMLSourceElement

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.innerHTML = `<section data-video="${VIDEO}"><video preload="none"><source src="${VIDEO}"></video></section>`
  video = document.querySelector('video')!
  source = document.querySelector('source')!
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  delete root.dataset.hero
})

/** One file of the video fails. If it is the last, no source is left. */
function fail(state: number = HTMLMediaElement.NETWORK_NO_SOURCE) {
  Object.defineProperty(video, 'networkState', { value: state, configurable: true })
  source.dispatchEvent(new Event('error'))
}

function expectShownAfterTheFade() {
  expect(root.dataset.hero).toBe('ready')
  jest.advanceTimersByTime(1199)
  expect(root.dataset.hero).toBe('ready')
  jest.advanceTimersByTime(1)
  expect(root.dataset.hero).toBe('shown')
}

test('shows the hero at once for a stored path, without loading the video', () => {
  localStorage.setItem(KEY, VIDEO)
  runHeroOverlay(window)
  expect(video.preload).toBe('none')
  expectShownAfterTheFade()
})

test('loads the video on a first visit and stores its path once it can play', () => {
  runHeroOverlay(window)
  expect(root.dataset.hero).toBe('waiting')
  expect(video.preload).toBe('auto')
  expect(localStorage.getItem(KEY)).toBeNull()
  video.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expectShownAfterTheFade()
})

test('shows the hero when the video fails, and stores nothing', () => {
  runHeroOverlay(window)
  fail()
  expect(localStorage.getItem(KEY)).toBeNull()
  expectShownAfterTheFade()
})

test('keeps waiting when one source fails and another is left', () => {
  runHeroOverlay(window)
  fail(HTMLMediaElement.NETWORK_LOADING)
  expect(root.dataset.hero).toBe('waiting')
})

test('does not wait for a video that can already play', () => {
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_FUTURE_DATA })
  runHeroOverlay(window)
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expectShownAfterTheFade()
})

test('waits at most 4 s for the video', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(3999)
  expect(root.dataset.hero).toBe('waiting')
  jest.advanceTimersByTime(1)
  expectShownAfterTheFade()
})

test('stores a video that can play after the limit, but keeps the overlay away', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(4000 + 1200)
  video.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expect(root.dataset.hero).toBe('shown')
})

test('loads the video when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  runHeroOverlay(window)
  video.dispatchEvent(new Event('canplay'))
  expectShownAfterTheFade()
})

test('shows the poster at once under reduced motion', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia')
  matchMedia.mockImplementation((media) => ({ media, matches: media.includes('reduced-motion') }) as MediaQueryList)
  runHeroOverlay(window)
  expect(video.preload).toBe('none')
  expectShownAfterTheFade()
})

test.each([
  [true, 'ready'],
  [false, 'waiting'],
])('data saving: %s', (saveData, state) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  runHeroOverlay(window)
  expect(root.dataset.hero).toBe(state)
  expect(video.preload).toBe(saveData ? 'none' : 'auto')
})

test('sets no state on a page without a hero', () => {
  document.body.innerHTML = '<main></main>'
  root.dataset.hero = 'waiting'
  runHeroOverlay(window)
  expect(root.dataset.hero).toBeUndefined()
})

test.each([
  ['before the video came', () => video.dispatchEvent(new Event('canplay'))],
  ['before the video failed', () => fail()],
  ['before the 4 s were over', () => jest.advanceTimersByTime(4000)],
])('sets no state for a visitor who left the page %s', (_name, happens) => {
  runHeroOverlay(window)
  delete root.dataset.hero
  happens()
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})

test('sets no state for a visitor who left the page during the fade', () => {
  localStorage.setItem(KEY, VIDEO)
  runHeroOverlay(window)
  delete root.dataset.hero
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})
