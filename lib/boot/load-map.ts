import { afterLoad, QUIET_AFTER_LOAD_MS } from './start-scripts'

/** Holds a frame's address until the page has been painted. */
export const LATER_SRC = 'data-src'

/**
 * Gives the map its address once the page has been painted: a document of another host, which the browser would fetch
 * beside the page's own files, held up the first paint. From then on the browser's own lazy loading decides.
 */
export function loadMap(window: Window): void {
  const load = () => {
    for (const frame of window.document.querySelectorAll<HTMLIFrameElement>(`iframe[${LATER_SRC}]:not([src])`)) {
      frame.src = frame.getAttribute(LATER_SRC) ?? ''
    }
  }
  afterLoad(window, load, QUIET_AFTER_LOAD_MS)
}
