/** Matches for visitors who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Matches for visitors who save data, in browsers that know the setting (none yet in November 2026). */
const REDUCED_DATA = '(prefers-reduced-data: reduce)'

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the visitor saves data (`navigator.connection.saveData`, Chromium only, or the media query). */
export function prefersReducedData(window: Window): boolean {
  const { connection } = window.navigator as NavigatorWithConnection
  return Boolean(connection?.saveData) || window.matchMedia(REDUCED_DATA).matches
}

/** Whether to show still pictures instead of videos and animations. */
export function prefersReducedMotionOrData(window: Window): boolean {
  return prefersReducedData(window) || window.matchMedia(REDUCED_MOTION).matches
}
