/** No browser draws a dialog in less time, and no test driver answers one, ms. */
const NEVER_SHOWN_MS = 0.5

/** Nobody reads and answers a question in less time, ms. One such answer may come from a key that is still pressed. */
const NEVER_READ_MS = 100

/**
 * The answer to a question. `unasked`: the browser did not show it. `at once`: a no that came too fast for a person,
 * but not for a browser that suppresses the question in another process.
 */
export type Answer = 'yes' | 'no' | 'at once' | 'unasked'

/**
 * Asks the visitor by `confirm()`. Browsers within apps, sandboxed frames and browsers whose dialogs are switched off
 * show no question and answer no (HTML, "cannot show simple dialogs"); some have no `confirm()`, or throw.
 */
export function ask(window: Window, question: string): Answer {
  const start = performance.now()
  try {
    if (window.confirm(question)) return 'yes'
  } catch {
    return 'unasked'
  }
  const duration = performance.now() - start
  if (duration < NEVER_SHOWN_MS) return 'unasked'
  return duration < NEVER_READ_MS ? 'at once' : 'no'
}
