/** Opens closed disclosures (`<details>`) where the browser does not: for a link into one, and for printing. */
export function openDisclosures(window: Window): void {
  const { document } = window

  // Chrome 97, Firefox 139 and Safari 26.2 open one for a link by themselves.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const details = link && document.getElementById(link.hash.slice(1))?.closest('details')
    if (details) details.open = true
  })

  // CSS prints the content of closed disclosures: ::details-content, Chrome 131, Firefox 143, Safari 18.4.
  if (CSS.supports('selector(::details-content)')) return
  let opened: readonly HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
