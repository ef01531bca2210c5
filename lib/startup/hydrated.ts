/** Dispatched on the window when all components are hydrated, just as `<html data-hydrated>` is set. */
export const HYDRATED_EVENT = 'site:hydrated'

/** Runs a callback when the page is hydrated. */
export const whenHydrated = (window: Window, callback: () => void): void =>
  window.addEventListener(HYDRATED_EVENT, callback, { once: true })
