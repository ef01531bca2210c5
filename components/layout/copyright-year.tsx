'use client'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/** The current year by the visitor's clock. The exported HTML has the year of the texts, which depends on no clock. */
export function CopyrightYear({ textsYear }: { textsYear: string }) {
  const isHydrated = useHydrated()
  // oxlint-disable-next-line react/purity -- no render before hydration reads the clock
  return <span>{isHydrated ? new Date().getFullYear() : textsYear}</span>
}
