/** Scroll positions are looked at this often at most, ms. */
export const SCROLL_SPY_THROTTLE_MS = 66
/** The end of the page is reached so early: fractions of a pixel, at any zoom, keep the sum from being exact, px. */
const END_TOLERANCE_PX = 2

let activeSection = ''
const listeners = new Set<() => void>()

function setActiveSection(id: string): void {
  if (id === activeSection) return
  activeSection = id
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the id of the section in view, empty where no section is tracked. */
export const activeSectionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => activeSection,
  getOnServer: () => '',
}

/** The section that a visitor reads: the last one whose top has passed the middle of the window. */
export function sectionInView(ids: readonly string[]): string {
  const middle = window.innerHeight / 2
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - END_TOLERANCE_PX
  const present = ids.filter((id) => document.getElementById(id))
  if (isAtEnd && window.scrollY > 0) return present.at(-1) ?? ''
  return (
    present.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= middle) ?? ''
  )
}

/**
 * Follows scrolling: keeps the active section and the address's hash true to what is in view, replacing the history
 * entry. The first section is the top of the page and has no hash. Gives a function that ends it.
 */
export function spyOnScroll(ids: readonly string[]): () => void {
  let timer: number | undefined
  const update = () => {
    timer = undefined
    const id = sectionInView(ids)
    setActiveSection(id)
    const hash = id && id !== ids[0] ? `#${id}` : ''
    if (hash === location.hash) return
    // The router keeps its own state in the entry: replacing it with null would break going back.
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }
  const onScroll = () => {
    timer ??= window.setTimeout(update, SCROLL_SPY_THROTTLE_MS)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  // The visitor may have scrolled before the script came.
  if (window.scrollY > 0) onScroll()
  return () => {
    window.removeEventListener('scroll', onScroll)
    window.clearTimeout(timer)
    setActiveSection('')
  }
}
