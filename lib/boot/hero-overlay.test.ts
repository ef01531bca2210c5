import { runHeroOverlay } from './hero-overlay'

const FILM = '/media/film.mp4'
const KEY = 'heroVideoPath'
const root = document.documentElement
let film: HTMLVideoElement | undefined

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.innerHTML = `<section data-film="${FILM}"></section>`
  film = undefined
  const createElement = document.createElement.bind(document)
  jest.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = createElement(tag)
    if (tag === 'video') film = element as HTMLVideoElement
    return element
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  delete root.dataset.hero
})

function expectShownAfterTheFade() {
  expect(root.dataset.hero).toBe('ready')
  jest.advanceTimersByTime(1199)
  expect(root.dataset.hero).toBe('ready')
  jest.advanceTimersByTime(1)
  expect(root.dataset.hero).toBe('shown')
}

test('a film that is remembered shows the hero without loading it', () => {
  localStorage.setItem(KEY, FILM)
  runHeroOverlay(window)
  expect(film).toBeUndefined()
  expectShownAfterTheFade()
})

test('a film that is not is loaded, and remembered when it can play', () => {
  runHeroOverlay(window)
  expect(root.dataset.hero).toBe('waiting')
  expect(film?.getAttribute('src')).toBe(FILM)
  expect(film?.muted).toBe(true)
  expect(localStorage.getItem(KEY)).toBeNull()
  film?.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(FILM)
  expectShownAfterTheFade()
})

test('a film that fails does not hold up the page and is not remembered', () => {
  runHeroOverlay(window)
  film?.dispatchEvent(new Event('error'))
  expect(localStorage.getItem(KEY)).toBeNull()
  expectShownAfterTheFade()
})

test('neither does a film that takes longer than 4 s', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(3999)
  expect(root.dataset.hero).toBe('waiting')
  jest.advanceTimersByTime(1)
  expectShownAfterTheFade()
})

test('a film that comes after all is remembered and starts nothing again', () => {
  runHeroOverlay(window)
  jest.advanceTimersByTime(4000 + 1200)
  film?.dispatchEvent(new Event('canplay'))
  expect(localStorage.getItem(KEY)).toBe(FILM)
  expect(root.dataset.hero).toBe('shown')
})

test('storage that may not be read lets the film load', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  runHeroOverlay(window)
  film?.dispatchEvent(new Event('canplay'))
  expectShownAfterTheFade()
})

test('reduced motion shows the poster at once', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia')
  matchMedia.mockImplementation((media) => ({ media, matches: media.includes('reduced-motion') }) as MediaQueryList)
  runHeroOverlay(window)
  expect(film).toBeUndefined()
  expectShownAfterTheFade()
})

test.each([
  [true, 'ready'],
  [false, 'waiting'],
])('data saving: %s', (saveData, state) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  runHeroOverlay(window)
  expect(root.dataset.hero).toBe(state)
  expect(Boolean(film)).toBe(!saveData)
})

test('a page without a hero has no state', () => {
  document.body.innerHTML = '<main></main>'
  root.dataset.hero = 'waiting'
  runHeroOverlay(window)
  expect(root.dataset.hero).toBeUndefined()
})

test.each([
  ['before the film came', () => film?.dispatchEvent(new Event('canplay'))],
  ['before the film failed', () => film?.dispatchEvent(new Event('error'))],
  ['before the 4 s were over', () => jest.advanceTimersByTime(4000)],
])('a visitor who left the page %s is not given a state', (_name, happens) => {
  runHeroOverlay(window)
  delete root.dataset.hero
  happens()
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})

test('neither is one who left it during the fade', () => {
  localStorage.setItem(KEY, FILM)
  runHeroOverlay(window)
  delete root.dataset.hero
  jest.advanceTimersByTime(1200)
  expect(root.dataset.hero).toBeUndefined()
})
