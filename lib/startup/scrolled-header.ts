/** The header changes its style below this scroll position, px. */
export const SCROLLED_ABOVE_PX = 50
/** Scroll events are gathered for this long, ms. */
export const SCROLL_DEBOUNCE_MS = 10

/** Keeps `<html data-scrolled>` true to the scroll position; the style sheet does the rest. */
export function watchScroll(window: Window): void {
  let timer: number | undefined
  const update = () => {
    window.document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_ABOVE_PX)
  }
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(update, SCROLL_DEBOUNCE_MS)
    },
    { passive: true },
  )
  // A page restored at its old place may not send a scroll event.
  window.addEventListener('pageshow', update)
}
