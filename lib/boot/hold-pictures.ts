import { afterPaint } from './after-paint'

/**
 * Keeps the pictures that load lazily out of the browser's reach (app/base.css) until the page's first one is painted:
 * on a slow line each of them would take its share. Who scrolls before gets them at once.
 */
export function holdPictures(window: Window & typeof globalThis): void {
  const root = window.document.documentElement
  root.dataset.first = ''
  const release = () => delete root.dataset.first
  const releaseAfterFirst = async () => {
    // A picture that is loaded is painted once it is decoded, which may take a frame or two.
    await window.document
      .querySelector<HTMLImageElement>('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {})
    afterPaint(window, release)
  }
  window.addEventListener('load', () => void releaseAfterFirst(), { once: true })
  window.addEventListener('scroll', release, { once: true, passive: true })
}
