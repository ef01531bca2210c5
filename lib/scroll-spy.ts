/** Reads the scroll position at most once in this time, ms. */
const THROTTLE_MS = 66
/**
 * Within this distance of its end, the page counts as scrolled to the end: positions are fractions at some zoom levels,
 * px.
 */
const END_TOLERANCE_PX = 2

let activeSection = ''
const listeners = new Set<() => void>()

function setActiveSection(id: string): void {
  if (id === activeSection) return
  activeSection = id
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the id of the section in view; empty on pages without scroll spy. */
export const activeSectionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => activeSection,
  getOnServer: () => '',
}

/**
 * Returns the id of the last section whose top is above the middle of the window; at the end of the page, the last
 * section.
 */
export function sectionInView(ids: readonly string[]): string {
  const middle = window.innerHeight / 2
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - END_TOLERANCE_PX
  const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
  if (isAtEnd && window.scrollY > 0) return sections.at(-1)?.id ?? ''
  return sections.findLast((section) => section.getBoundingClientRect().top <= middle)?.id ?? ''
}

/**
 * Keeps the active section and the address's hash in step with the scroll position, without adding history entries. The
 * first section is the top of the page and has no hash. Returns a cleanup function.
 */
export function spyOnScroll(ids: readonly string[]): () => void {
  let timer: number | undefined
  const update = () => {
    timer = undefined
    const id = sectionInView(ids)
    setActiveSection(id)
    const hash = id && id !== ids[0] ? `#${id}` : ''
    if (hash === location.hash) return
    // The router keeps its state in the history entry: without it, going back would break.
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }
  const onScroll = () => {
    timer ??= window.setTimeout(update, THROTTLE_MS)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  // The visitor may have scrolled before hydration.
  if (window.scrollY > 0) onScroll()
  return () => {
    window.removeEventListener('scroll', onScroll)
    window.clearTimeout(timer)
    setActiveSection('')
  }
}
