/** Closed on phones alone: components/ui/disclosures.tsx. */
export const FOLDED = '[data-folded]:not([data-always])'

/**
 * Opens in wide windows what phones fold, where CSS cannot open it by `::details-content` (Chrome before 131, Firefox
 * before 143, Safari before 18.4): as the page arrives, before it is painted, and when the next one takes its place.
 */
export function openFolded(window: Window): void {
  if (CSS.supports('selector(::details-content)')) return
  const { document } = window
  const wide = window.matchMedia('(min-width: 48rem)')
  const open = () => {
    if (!wide.matches) return
    for (const details of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) details.open = true
  }
  open()
  new MutationObserver(open).observe(document, { childList: true, subtree: true })
  wide.addEventListener('change', open)
}
