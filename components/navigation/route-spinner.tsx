import { useEffect, useState } from 'react'

import { StarSpinner } from '@/components/ui/star-spinner'

import { SLOW_NAVIGATION_MS } from './view-transition'

/** Covers the page while a slow navigation is pending. Clicks reach the page below. */
export function RouteSpinner({ isPending, label }: { isPending: boolean; label: string }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setShown(true), SLOW_NAVIGATION_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isPending])

  return (
    <div role="status">
      {isShown && (
        <div className="pointer-events-none fixed inset-0 z-45 grid place-content-center justify-items-center gap-4 bg-sand-50/80 text-accent">
          <StarSpinner size="l" />
          <span className="text-sm text-muted motion-safe:sr-only">{label}</span>
        </div>
      )}
    </div>
  )
}
