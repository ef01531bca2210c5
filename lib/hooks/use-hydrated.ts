import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the exported HTML and until the page's script runs, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
