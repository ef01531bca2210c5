'use client'

import { useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** The current year by the visitor's clock; the year of the build in the exported HTML. */
export function CopyrightYear({ built }: { built: number }) {
  const year = useSyncExternalStore(
    noChange,
    () => new Date().getFullYear(),
    () => built,
  )
  return <span>{year}</span>
}
