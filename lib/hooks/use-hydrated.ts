import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the component is hydrated: false in the exported HTML, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
