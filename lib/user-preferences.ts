import { REDUCED_MOTION } from './reduced-motion'

interface SavingConnection {
  connection?: { saveData?: boolean }
}

/** Whether the visitor of a window asked for less data. */
export function prefersReducedData({ navigator }: Window): boolean {
  return Boolean((navigator as Navigator & SavingConnection).connection?.saveData)
}

/** Whether the visitor of a window asked for less motion or less data: then still pictures stand in for what moves. */
export function prefersReducedMotionOrData(window: Window): boolean {
  return prefersReducedData(window) || window.matchMedia(REDUCED_MOTION).matches
}
