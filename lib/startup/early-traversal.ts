import { HYDRATED_EVENT } from './hydrated'

/**
 * Loads the page of a history entry that belongs to this document before the router can show it: after a reload, the
 * entries of the pages before it do.
 */
export function loadTraversedPage(window: Window): void {
  const { pathname } = window.location
  const waiting = new AbortController()
  const load = () => {
    if (window.location.pathname !== pathname) window.location.reload()
  }
  window.addEventListener('popstate', load, { signal: waiting.signal })
  window.addEventListener(HYDRATED_EVENT, () => waiting.abort(), { once: true })
}
