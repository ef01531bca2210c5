'use client'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/** The current year by the visitor's clock; the year of the texts in the exported HTML, which no clock changes. */
export function CopyrightYear({ textsYear }: { textsYear: string }) {
  const isHydrated = useHydrated()
  return <span>{isHydrated ? new Date().getFullYear() : textsYear}</span>
}
