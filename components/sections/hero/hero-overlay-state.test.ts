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

/** A file of the video cannot be had; after the last one there is no source. */
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

test('a stored path shows the hero at once, without loading the video', () => {
  localStorage.setItem(KEY, VIDEO)
  runHeroOverlay(window)
  expect(video.preload).toBe('none')
  expectShownAfterTheFade()
})

test('a first visit loads the video and stores its path once it can play', () => {
  runHeroOverlay(window)
  expect(root.dataset.hero).toBe('waiting')
  expect(video.preload).toBe('auto')
  expect(localStorage.getItem(KEY)).toBeNull()
  video.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expectShownAfterTheFade()
})

test('a video that fails shows the hero and is not stored', () => {
  runHeroOverlay(window)
  fail()
  expect(localStorage.getItem(KEY)).toBeNull()
  expectShownAfterTheFade()
})

test('a source that fails does not end the wait while there is another one', () => {
  runHeroOverlay(window)
  fail(HTMLMediaElement.NETWORK_LOADING)
  expect(root.dataset.hero).toBe('waiting')
})

test('a video that can already play is not waited for', () => {
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_FUTURE_DATA })
  runHeroOverlay(window)
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expectShownAfterTheFade()
})

test('a video is waited for 4 s at most', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(3999)
  expect(root.dataset.hero).toBe('waiting')
  jest.advanceTimersByTime(1)
  expectShownAfterTheFade()
})

test('a video that can play after the limit is stored, and the overlay does not return', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(4000 + 1200)
  video.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(VIDEO)
  expect(root.dataset.hero).toBe('shown')
})

test('where storage is blocked the video is loaded', () => {
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

test('reduced motion shows the poster at once', () => {
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

test('a page without a hero has no state', () => {
  document.body.innerHTML = '<main></main>'
  root.dataset.hero = 'waiting'
  runHeroOverlay(window)
  expect(root.dataset.hero).toBeUndefined()
})

test.each([
  ['before the video came', () => video.dispatchEvent(new Event('canplay'))],
  ['before the video failed', () => fail()],
  ['before the 4 s were over', () => jest.advanceTimersByTime(4000)],
])('a visitor who left the page %s is not given a state', (_name, happens) => {
  runHeroOverlay(window)
  delete root.dataset.hero
  happens()
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})

test('a visitor who left the page during the fade is not given a state', () => {
  localStorage.setItem(KEY, VIDEO)
  runHeroOverlay(window)
  delete root.dataset.hero
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})
