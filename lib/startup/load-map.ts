import { afterLoad, QUIET_AFTER_LOAD_MS } from './start-scripts'

/** Holds a frame's address until the page has been painted. */
export const LATER_SRC = 'data-src'

const frameWaiting = `iframe[${LATER_SRC}]:not([src])`

/**
 * Gives the map its address once the page has been painted: a document of another host, which the browser would fetch
 * beside the page's own files, held up the first paint. From then on the browser's own lazy loading decides. Until the
 * document is there the keyboard passes the frame: a focus in it would be lost when the document comes.
 */
export function loadMap(window: Window): void {
  const frames = () => window.document.querySelectorAll<HTMLIFrameElement>(frameWaiting)
  for (const frame of frames()) {
    frame.tabIndex = -1
    frame.addEventListener('load', () => frame.removeAttribute('tabindex'), { once: true })
  }
  const load = () => {
    for (const frame of frames()) frame.src = frame.getAttribute(LATER_SRC) ?? ''
  }
  afterLoad(window, load, QUIET_AFTER_LOAD_MS)
}
