/** Matches for visitors who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the visitor saves data (`navigator.connection.saveData`, Chromium only). */
export function prefersReducedData({ navigator }: Window): boolean {
  return Boolean((navigator as NavigatorWithConnection).connection?.saveData)
}

/** Whether to show still pictures instead of videos and animations. */
export function prefersReducedMotionOrData(window: Window): boolean {
  return prefersReducedData(window) || window.matchMedia(REDUCED_MOTION).matches
}
