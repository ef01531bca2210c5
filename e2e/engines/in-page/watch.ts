/** Where the page sends its reports. */
export const REPORTS = '/engines/reports'

/**
 * Sends every error and every policy violation to the test at once: a moment later the browser may show another page.
 */
export function watch(window: Window): void {
  const { document, location } = window
  const report = (trouble: string) => {
    const request = new XMLHttpRequest()
    request.open('POST', REPORTS, false)
    request.send(`${location.pathname}: ${trouble}`)
  }
  // Failed loads are not among them: site.ts sees those, and browsers also stop loading when the visitor leaves the
  // page.
  window.addEventListener('error', ({ message, error }) => report(`uncaught: ${error ?? message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  )
  const { console } = window as Window & typeof globalThis
  const print = console.error
  console.error = (...words: unknown[]) => {
    report(`console: ${words.join(' ')}`)
    print.apply(console, words)
  }
}
