import { REDUCED_MOTION } from './reduced-motion'

interface SavingConnection {
  connection?: { saveData?: boolean }
}

/** Whether the visitor of a window asked for less motion or less data: then still pictures stand in for what moves. */
export function wantsLess(window: Window): boolean {
  const { connection } = window.navigator as Navigator & SavingConnection
  return Boolean(connection?.saveData) || window.matchMedia(REDUCED_MOTION).matches
}
