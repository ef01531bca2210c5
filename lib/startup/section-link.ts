/** By then the page has its final height, ms. */
const SETTLED_AFTER_MS = 5000

/** Input by which a visitor leaves the place where the link led. */
const MOVES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Keeps the section in view that a link from another page leads to. Safari (26) may scroll to it before the style sheet
 * of wide windows applies, and has no scroll anchoring: when the page then gets shorter, it shows another section.
 */
export function keepLinkedSection(window: Window): void {
  const { document } = window
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The browser restores the place after "Back" and a reload.
  if (CSS.supports('overflow-anchor: auto') || !window.location.hash || visit?.type !== 'navigate') return
  const observer = new ResizeObserver(() => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' }))
  observer.observe(document.documentElement)
  const stop = () => observer.disconnect()
  for (const type of MOVES) window.addEventListener(type, stop, { once: true, passive: true })
  window.setTimeout(stop, SETTLED_AFTER_MS)
}
