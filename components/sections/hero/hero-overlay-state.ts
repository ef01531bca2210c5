import { prefersReducedMotionOrData } from '@/lib/user-preferences'

/** Local storage key of the hero film that has been loaded before. */
const FILM_KEY = 'heroVideoPath'
/** The hero's content becomes visible this long after the overlay has begun to fade, ms. */
const HERO_CONTENT_DELAY_MS = 1200
/** The overlay waits for the film this long at most, ms. */
const FILM_LIMIT_MS = 4000
/** The film is requested this long after the load event, so that it does not compete with the page itself, ms. */
const FILM_DELAY_MS = 1200

function storedFilm(window: Window): string | null {
  try {
    return window.localStorage.getItem(FILM_KEY)
  } catch {
    return null
  }
}

/** Stores the path of a film that can play. Storage may be full or blocked; the film is then loaded again next time. */
export function storeFilm(window: Window, path: string): void {
  try {
    window.localStorage.setItem(FILM_KEY, path)
  } catch {}
}

/** Loads the film of the first slide that has one; calls `done` when it can play, fails or takes longer than 4 s. */
function loadFilm(window: Window, path: string, done: () => void): void {
  const { document } = window
  const limit = window.setTimeout(done, FILM_LIMIT_MS)
  const finish = () => {
    window.clearTimeout(limit)
    done()
  }
  const load = () => {
    const film = document.querySelector<HTMLVideoElement>('[data-film] video')
    if (!film) return
    const canPlay = () => {
      storeFilm(window, path)
      finish()
    }
    film.addEventListener('canplay', canPlay)
    // Errors are dispatched on the <source> that failed and do not bubble; only after the last one is there no source.
    film.addEventListener('error', () => film.networkState === film.NETWORK_NO_SOURCE && finish(), true)
    if (film.readyState >= film.HAVE_FUTURE_DATA) canPlay()
    else film.preload = 'auto'
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', () => window.setTimeout(load, FILM_DELAY_MS), { once: true })
}

/**
 * The overlay's rule (decisions.md, Hero). `<html data-hero>` goes from 'waiting' (the overlay is shown) to 'ready' (it
 * fades) and 'shown' (the hero's content is visible). A page without a hero has no such attribute.
 */
export function runHeroOverlay(window: Window): void {
  const root = window.document.documentElement
  const film = window.document.querySelector<HTMLElement>('[data-film]')?.dataset.film
  if (!film) {
    delete root.dataset.hero
    return
  }
  root.dataset.hero = 'waiting'
  const ready = () => {
    // Only once, and not after a navigation to a page without a hero.
    if (root.dataset.hero !== 'waiting') return
    root.dataset.hero = 'ready'
    window.setTimeout(() => {
      if (root.dataset.hero === 'ready') root.dataset.hero = 'shown'
    }, HERO_CONTENT_DELAY_MS)
  }
  if (storedFilm(window) || prefersReducedMotionOrData(window)) ready()
  else loadFilm(window, film, ready)
}
