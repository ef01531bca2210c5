/** Where the page reports to. */
export const REPORTS = '/engines/reports'

/** Sends every error and every violation of the policy to the test, at once: the next moment may be on another page. */
export function watch(window: Window): void {
  const { document, location } = window
  const report = (trouble: string) => {
    const request = new XMLHttpRequest()
    request.open('POST', REPORTS, false)
    request.send(`${location.pathname}: ${trouble}`)
  }
  // What cannot be loaded is not among them: site.ts sees that, and browsers also give up loading when the page is left.
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
