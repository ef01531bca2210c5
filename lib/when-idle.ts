/** How long to wait for idle time before going on all the same, ms. */
const IDLE_LIMIT_MS = 4000

/** How long to wait where the browser cannot tell when it is idle, ms. */
const NO_IDLE_WAIT_MS = 200

/** Calls back once when the page has loaded and has nothing else to do. The function it gives back calls it off. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, NO_IDLE_WAIT_MS)
      cancel = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    cancel = () => cancelIdleCallback(handle)
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}
