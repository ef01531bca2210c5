import { prefersReducedMotionOrData } from '@/lib/user-preferences'

import { afterLoad, QUIET_AFTER_LOAD_MS } from './start-scripts'

/** Where the path of the hero's film is remembered once it has played. */
export const FILM_KEY = 'heroVideoPath'
/** The hero's content becomes visible this long after the overlay began to fade, ms. */
export const HERO_CONTENT_DELAY_MS = 1200
/** A film that is slower than this does not hold up the page, ms. */
export const FILM_LIMIT_MS = 4000

function rememberedFilm(window: Window): string | null {
  try {
    return window.localStorage.getItem(FILM_KEY)
  } catch {
    return null
  }
}

/** Remembers that the film can play; storage may be full or forbidden, which changes nothing for the visitor. */
export function rememberFilm(window: Window, path: string): void {
  try {
    window.localStorage.setItem(FILM_KEY, path)
  } catch {}
}

/**
 * Has the slide's own film fetched, in the file that this browser plays; calls back when it takes too long, and when it
 * can play or fails, be that later.
 */
function loadFilm(window: Window, path: string, done: () => void): void {
  const limit = window.setTimeout(done, FILM_LIMIT_MS)
  const finish = () => {
    window.clearTimeout(limit)
    done()
  }
  const load = () => {
    const film = window.document.querySelector<HTMLVideoElement>('[data-film] video')
    if (!film) return
    const canPlay = () => {
      rememberFilm(window, path)
      finish()
    }
    film.addEventListener('canplay', canPlay)
    // An error is told to the file that failed, and does not bubble; only after the last is there no source.
    film.addEventListener('error', () => film.networkState === film.NETWORK_NO_SOURCE && finish(), true)
    if (film.readyState >= film.HAVE_FUTURE_DATA) canPlay()
    else film.preload = 'auto'
  }
  // What paints the page comes first.
  afterLoad(window, load, QUIET_AFTER_LOAD_MS)
}

/**
 * The overlay's rule. `<html data-hero>` goes from 'waiting' (overlay stands) to 'ready' (it fades) and
 * 'shown' (the hero's content is visible); the film's path comes from the hero's `data-film`. A page without a hero
 * has no state at all.
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
    // Once only, and not when the visitor has left for a page without a hero meanwhile.
    if (root.dataset.hero !== 'waiting') return
    root.dataset.hero = 'ready'
    window.setTimeout(() => {
      if (root.dataset.hero === 'ready') root.dataset.hero = 'shown'
    }, HERO_CONTENT_DELAY_MS)
  }
  if (rememberedFilm(window) || prefersReducedMotionOrData(window)) ready()
  else loadFilm(window, film, ready)
}
