import { afterPaint } from './after-paint'
import { inIdleTime } from './in-idle-time'
import { PAGE_SCRIPTS_ID, type PageScript } from './page-scripts'

/** What paints the page and the first second after it are the visitor's: the scripts are fetched clear of it, ms. */
export const QUIET_AFTER_LOAD_MS = 1100
/** A page that nobody touches starts by itself this long after it has loaded, ms. */
export const START_AFTER_LOAD_MS = 4500

/** The first of these says that somebody is there, and starts the scripts. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

function pageScripts({ document }: Window): PageScript[] {
  const list = document.getElementById(PAGE_SCRIPTS_ID)?.textContent
  return list ? (JSON.parse(list) as PageScript[]) : []
}

function append({ document }: Window, { src, integrity }: PageScript): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.integrity = integrity
  // In the order of the list.
  script.async = false
  document.head.append(script)
  return script
}

/** Calls back `delay` ms after the page has loaded; at once where it has been loaded before. */
export function afterLoad(window: Window, callback: () => void, delay: number): void {
  if (window.document.readyState === 'complete') callback()
  else window.addEventListener('load', () => window.setTimeout(callback, delay), { once: true })
}

/**
 * Starts the scripts that the build took out of the page: all at once at the first sign of a visitor, or one by one
 * in idle time when there is none. Before that they are fetched quietly, so that an intent finds them in the cache.
 */
export function startScripts(window: Window & typeof globalThis): void {
  let queue: PageScript[] = []
  let isWanted = false

  const startNext = () => {
    const next = queue.shift()
    if (!next) return
    const script = append(window, next)
    const goOn = () => inIdleTime(window, startNext)
    script.addEventListener('load', goOn)
    script.addEventListener('error', goOn)
  }
  const startAll = () => {
    if (isWanted) return
    isWanted = true
    for (const type of INTENTS) window.removeEventListener(type, startAll, true)
    for (const script of queue.splice(0)) append(window, script)
  }

  for (const type of INTENTS) window.addEventListener(type, startAll, { capture: true, passive: true })
  const take = () => {
    queue = pageScripts(window)
    if (isWanted) for (const script of queue.splice(0)) append(window, script)
  }
  window.document.addEventListener('DOMContentLoaded', take, { once: true })
  // Each request takes the page's thread a moment: one in each idle time.
  const fetchFrom = (index: number) => {
    const script = queue[index]
    if (!script) return
    void fetch(script.src, { integrity: script.integrity, priority: 'low' }).catch(() => {})
    inIdleTime(window, () => fetchFrom(index + 1))
  }
  // A busy phone may load a page faster than it paints it.
  afterLoad(window, () => afterPaint(window, () => fetchFrom(0)), QUIET_AFTER_LOAD_MS)
  afterLoad(window, () => inIdleTime(window, startNext), START_AFTER_LOAD_MS)
}
