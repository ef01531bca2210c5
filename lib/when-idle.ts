/** Maximum wait for idle time, ms. */
const IDLE_TIMEOUT_MS = 4000

/** Delay in browsers without requestIdleCallback (Safari), ms. */
const NO_IDLE_CALLBACK_MS = 200

/** Runs a callback once the page has loaded and is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, NO_IDLE_CALLBACK_MS)
      cancel = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    cancel = () => cancelIdleCallback(handle)
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}
