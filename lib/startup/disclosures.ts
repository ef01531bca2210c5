/** Closed on phones alone: components/ui/disclosures.tsx. */
const FOLDED = '[data-folded]:not([data-always])'

/**
 * Opens closed disclosures (`<details>`) where the browser does not: for a link into one or to a section that phones fold,
 * in wide windows and for printing.
 */
export function openDisclosures(window: Window): void {
  const { document } = window

  // Chrome 97, Firefox 139 and Safari 26.2 open one for a link by themselves.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const place = link && document.getElementById(link.hash.slice(1))
    const details = place?.closest('details') ?? place?.querySelector<HTMLDetailsElement>(`section:scope ${FOLDED}`)
    if (details) details.open = true
  })

  // CSS opens closed disclosures by ::details-content: Chrome 131, Firefox 143, Safari 18.4.
  if (CSS.supports('selector(::details-content)')) return
  const wide = window.matchMedia('(width >= 48rem)')
  const openFolded = () => {
    if (!wide.matches) return
    for (const details of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) details.open = true
  }
  // While the page arrives, and when the next one takes its place.
  new MutationObserver(openFolded).observe(document, { childList: true, subtree: true })
  wide.addEventListener('change', openFolded)
  let opened: readonly HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
