/** Calls back when the browser has nothing else to do; in Safari, which cannot tell, in a task of its own. */
export const inIdleTime = (window: Window & typeof globalThis, callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
  else (window as Window).setTimeout(callback)
}
