import { afterPaint } from './after-paint'
import { afterLoad, INTENTS, QUIET_AFTER_LOAD_MS } from './start-scripts'

/** A frame that is painted is on the screen about so long after, ms: asked for before, further pictures delay it. */
export const ON_SCREEN_AFTER_MS = 30
/** How far app/base.css takes pictures out of the browser's reach, px. */
const OUT_OF_REACH_PX = 99_999

function isInWindow(picture: HTMLImageElement, { innerWidth, innerHeight }: Window): boolean {
  const { top, left, right } = picture.getBoundingClientRect()
  if (top + OUT_OF_REACH_PX > innerHeight || left > innerWidth || right < 0) return false
  return picture.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/**
 * Keeps the pictures that load lazily out of the browser's reach (app/base.css), where each of them would take its
 * share of a slow line: those in the window until the page's first one is on the screen, those below it, which browsers
 * fetch from far, until the second after the load event is over. Whoever is there before gets them at once.
 */
export function holdPictures(window: Window & typeof globalThis): void {
  const { document } = window
  const root = document.documentElement
  root.dataset.first = ''
  const release = () => delete root.dataset.first
  const showWindow = () => {
    const waiting = document.querySelectorAll<HTMLImageElement>('[data-first] img[loading=lazy]')
    for (const picture of waiting) if (isInWindow(picture, window)) picture.loading = 'eager'
  }
  const showAfterFirst = async () => {
    // A picture that is loaded is painted once it is decoded, which may take a frame or two.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {})
    afterPaint(window, () => window.setTimeout(showWindow, ON_SCREEN_AFTER_MS))
  }
  window.addEventListener('load', () => void showAfterFirst(), { once: true })
  afterLoad(window, () => afterPaint(window, release), QUIET_AFTER_LOAD_MS)
  for (const type of INTENTS) window.addEventListener(type, release, { once: true, passive: true })
}
