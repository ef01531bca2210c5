/** Calls back once the frame that is being made is painted; in a page that nobody sees, once it is seen. */
export function afterPaint(window: Window & typeof globalThis, callback: () => void): void {
  // Unlike an animation frame, an observer reports behind the painting.
  const observer = new window.IntersectionObserver(() => {
    observer.disconnect()
    callback()
  })
  observer.observe(window.document.documentElement)
}
