/** Above this scroll position the header takes its scrolled style, px. */
const SCROLLED_ABOVE_PX = 50
/** Debounces the scroll events, ms. */
const SCROLL_DEBOUNCE_MS = 10

/** Sets `<html data-scrolled>` from the scroll position, for the style sheet. */
export function watchScroll(window: Window): void {
  let timer: number | undefined
  const update = () => {
    window.document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_ABOVE_PX)
  }
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(update, SCROLL_DEBOUNCE_MS)
  })
  // A page restored at its old scroll position may send no scroll event.
  window.addEventListener('pageshow', update)
  // This script is late if it failed at first.
  if (window.document.readyState === 'complete') update()
}
