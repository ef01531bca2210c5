import { whenIdle } from '../when-idle'

import { setEarlyButtonsDisabled } from './early-clicks'
import { whenHydrated } from './hydrated'
import { isTranslated, usesControl } from './translated-page'

/** Id of the JSON block in which the build lists the scripts that it took out of the page. */
export const SCRIPT_LIST_ID = 'framework-scripts'

/** Elements that say that the page's scripts cannot be loaded; hidden until then. */
const SCRIPT_ERRORS = '[data-script-error]'

/** The first of these events is a sign of a visitor, and starts the framework. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/**
 * Whether the browser sent an event of INTENTS by itself. Chromium sends a `pointermove` for a pointer that rests when the
 * page below it changes (a headless one rests at 0, 0), and a `scroll` while it lays out a page from right to left.
 */
function isFromBrowser(event: Event, { document, scrollX, scrollY }: Window): boolean {
  if (event.type === 'pointermove') {
    const { movementX, movementY, clientX, clientY } = event as PointerEvent
    return !movementX && !movementY && clientX === 0 && clientY === 0
  }
  return event.type === 'scroll' && event.target === document && scrollX === 0 && scrollY === 0
}

/** Without a sign of a visitor the framework starts in idle time, this long after the load event, ms. */
export const START_AFTER_LOAD_MS = 5000

/** A page that is not hydrated this long after its scripts were asked for does not work, or not yet, ms. */
export const HYDRATION_LIMIT_MS = 10_000

/** A script that failed is tried once more after this time, ms. */
export const RETRY_AFTER_MS = 2000

/** Loads a script. They may run in any order: Turbopack's chunks wait for each other. */
function loadScript({ document }: Window, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src, onload: () => resolve(), onerror: reject })
    document.head.append(script)
  })
}

const loadWithRetry = (window: Window, src: string): Promise<void> =>
  loadScript(window, src).catch(async () => {
    await new Promise((resolve) => window.setTimeout(resolve, RETRY_AFTER_MS))
    await loadScript(window, src)
  })

/** Says that the page's scripts do not work, with the form disabled; or no longer says so. */
export function showFailure({ document }: Window, hasFailed: boolean): void {
  document.documentElement.toggleAttribute('data-scripts-failed', hasFailed)
  for (const message of document.querySelectorAll<HTMLElement>(SCRIPT_ERRORS)) message.hidden = !hasFailed
  // There are none after hydration: the buttons are React's then.
  setEarlyButtonsDisabled(document, hasFailed)
}

async function loadFramework(window: Window): Promise<void> {
  const list = window.document.getElementById(SCRIPT_LIST_ID)?.textContent
  if (!list) return
  const timer = window.setTimeout(() => showFailure(window, true), HYDRATION_LIMIT_MS)
  whenHydrated(window, () => {
    window.clearTimeout(timer)
    showFailure(window, false)
  })
  try {
    await Promise.all((JSON.parse(list) as string[]).map((src) => loadWithRetry(window, src)))
  } catch {
    showFailure(window, true)
  }
}

/**
 * Starts the framework, whose scripts the build has taken out of the page (`scripts/postbuild/defer-scripts.ts`): at the
 * first sign of a visitor, or in idle time. A script that fails is tried once more; if that fails too, the page says so.
 */
export function startFramework(window: Window): void {
  const { document } = window
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    if (document.readyState !== 'loading') void loadFramework(window)
    else document.addEventListener('DOMContentLoaded', () => void loadFramework(window), { once: true })
  }
  // Hydration undoes a translation by the browser: it waits until a control is used.
  const startUnlessTranslated = (event: Event) => {
    if (isFromBrowser(event, window)) return
    if (!isTranslated(document) || usesControl(event)) start()
  }
  const startWhenIdle = (event: Event) => {
    window.setTimeout(() => whenIdle(() => startUnlessTranslated(event)), START_AFTER_LOAD_MS)
  }
  for (const type of INTENTS)
    window.addEventListener(type, startUnlessTranslated, { capture: true, passive: true, signal })
  window.addEventListener('load', startWhenIdle, { signal })
}
