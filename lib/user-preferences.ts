/** Media query of visitors who prefer less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has asked the browser to save data (Chromium's Save-Data). */
export function prefersReducedData({ navigator }: Window): boolean {
  return Boolean((navigator as NavigatorWithConnection).connection?.saveData)
}

/** Whether still pictures should take the place of films and animations. */
export function prefersReducedMotionOrData(window: Window): boolean {
  return prefersReducedData(window) || window.matchMedia(REDUCED_MOTION).matches
}
