import { elementAt } from '../element-at'
import { hasModifierKey } from '../modifier-keys'

import { FOLDED } from './open-folded'

/** Opens closed disclosures (`<details>`) where the browser does not: for a link into one, and for printing. */
export function openDisclosures(window: Window): void {
  const { document, location } = window
  const placeOf = (hash: string) => document.getElementById(hash.slice(1))

  document.addEventListener('click', (event) => {
    if (hasModifierKey(event)) return
    const link = elementAt(event)?.closest<HTMLAnchorElement>('a[href^="#"]')
    const place = link && placeOf(link.hash)
    const details = place?.closest('details') ?? place?.querySelector<HTMLDetailsElement>(`section:scope ${FOLDED}`)
    if (details) details.open = true
  })

  // An address that leads into one. Chrome 97, Firefox 139 and Safari 26.2 open it by themselves.
  const openForAddress = () => {
    const place = placeOf(location.hash)
    const details = place?.closest<HTMLDetailsElement>('details:not([open])')
    if (!details) return
    details.open = true
    place?.scrollIntoView()
  }
  if (document.readyState !== 'loading') openForAddress()
  else document.addEventListener('DOMContentLoaded', openForAddress)
  window.addEventListener('hashchange', openForAddress)

  // CSS prints closed disclosures by ::details-content: Chrome 131, Firefox 143, Safari 18.4.
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
