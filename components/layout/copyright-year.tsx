'use client'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/** The current year by the visitor's clock; the year of the build in the exported HTML. */
export function CopyrightYear({ buildYear }: { buildYear: number }) {
  const isHydrated = useHydrated()
  return <span>{isHydrated ? new Date().getFullYear() : buildYear}</span>
}
