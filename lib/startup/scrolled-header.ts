/** The header changes its style below this scroll position, px. */
const SCROLLED_ABOVE_PX = 50
/** Debounce of the scroll events, ms. */
const SCROLL_DEBOUNCE_MS = 10

/** Sets `<html data-scrolled>` according to the scroll position, for the style sheet. */
export function watchScroll(window: Window): void {
  let timer: number | undefined
  const update = () => {
    window.document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_ABOVE_PX)
  }
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(update, SCROLL_DEBOUNCE_MS)
  })
  // A page restored at its old scroll position may not send a scroll event.
  window.addEventListener('pageshow', update)
}
