import { whenIdle } from '../when-idle'

import { setEarlyButtonsDisabled } from './early-clicks'
import { whenHydrated } from './hydrated'
import { isTranslated, usesControl } from './translated-page'

/**
 * Id of the block that lists the scripts the build took out of the page, by their names. A block that is no script
 * language is inert.
 */
export const SCRIPT_LIST_ID = 'framework-scripts'

/** The framework's folder of scripts, which the list leaves out. */
export const SCRIPT_FOLDER = '/_next/static/chunks/'

/** Elements that tell the visitor that the page's scripts cannot be loaded; hidden until then. */
const SCRIPT_ERRORS = '[data-script-error]'

/** The first interaction: any of these events starts the framework. */
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

/** Without an interaction, the framework starts in idle time, this long after the load event, ms. */
export const START_AFTER_LOAD_MS = 5000

/** A page that is not hydrated this long after its scripts were requested is reported as broken, ms. */
export const HYDRATION_LIMIT_MS = 10_000

/** Tries a failed script once more after this time, ms. */
export const RETRY_AFTER_MS = 2000

/** Loads a script. The scripts may run in any order: Turbopack's chunks wait for each other. */
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

/** Shows or hides the message that the page's scripts do not work, and disables or enables the form. */
export function showFailure({ document }: Window, hasFailed: boolean): void {
  document.documentElement.toggleAttribute('data-scripts-failed', hasFailed)
  for (const message of document.querySelectorAll<HTMLElement>(SCRIPT_ERRORS)) message.hidden = !hasFailed
  // After hydration React owns the buttons, and this finds none.
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
    await Promise.all(list.split(' ').map((name) => loadWithRetry(window, `${SCRIPT_FOLDER}${name}.js`)))
  } catch {
    showFailure(window, true)
  }
}

/**
 * Starts the framework, whose scripts the build has taken out of the page (`scripts/postbuild/defer-scripts.ts`): at
 * the first interaction or in idle time. Tries a failed script once more, then shows a message on the page.
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
  // Hydration undoes a translation by the browser, so a translated page waits until the visitor uses a control.
  const startUnlessTranslated = (event: Event) => {
    if (isFromBrowser(event, window)) return
    if (!isTranslated(document) || usesControl(event)) start()
  }
  const startWhenIdle = (event: Event) => {
    window.setTimeout(() => whenIdle(() => startUnlessTranslated(event)), START_AFTER_LOAD_MS)
  }
  for (const type of INTENTS)
    window.addEventListener(type, startUnlessTranslated, { capture: true, passive: true, signal })
  // This script is late if it failed at first.
  if (document.readyState === 'complete') startWhenIdle(new Event('load'))
  else window.addEventListener('load', startWhenIdle, { signal })
}
