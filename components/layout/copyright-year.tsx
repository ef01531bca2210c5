'use client'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/**
 * The year by the visitor's clock. The HTML has the year of the last change of texts, so that builds are reproducible.
 */
export function CopyrightYear({ textsYear }: { textsYear: string }) {
  const isHydrated = useHydrated()
  // oxlint-disable-next-line react/purity -- no render before hydration reads the clock
  return <span>{isHydrated ? new Date().getFullYear() : textsYear}</span>
}
