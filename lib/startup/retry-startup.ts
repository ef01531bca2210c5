import { RETRY_AFTER_MS } from './framework-scripts'

/** The startup script, which loads all others. */
const STARTUP = 'script[src^="/scripts/startup."]'

/** Loads the startup script once more when it fails, as it does itself for the scripts that it loads. */
export function retryStartup(window: Window): void {
  const { document } = window
  const listening = new AbortController()
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.matches(STARTUP)) return
    listening.abort()
    const script = Object.assign(document.createElement('script'), { src: target.src })
    window.setTimeout(() => document.head.append(script), RETRY_AFTER_MS)
  }
  // Errors of scripts do not bubble.
  document.addEventListener('error', retry, { capture: true, signal: listening.signal })
}
