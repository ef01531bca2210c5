/**
 * Opens closed disclosures while the page is printed, where the style sheet cannot (`app/print.css`: Chrome before 131,
 * Firefox before 143, Safari before 18.4).
 */
export function printDisclosures(window: Window): void {
  if (CSS.supports('selector(::details-content)')) return
  let opened: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    opened = [...window.document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const disclosure of opened) disclosure.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const disclosure of opened) disclosure.open = false
  })
}
