/** Opens closed disclosures (`<details>`) where the browser does not do so by itself: for a link into one, and on paper. */
export function openDisclosures(window: Window): void {
  const { document } = window

  // Chrome opens it for a link since 97, Firefox since 139, Safari since 26.2.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const details = link && document.getElementById(link.hash.slice(1))?.closest('details')
    if (details) details.open = true
  })

  // CSS shows the content of closed ones on paper: ::details-content, Chrome 131, Firefox 143, Safari 18.4.
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
