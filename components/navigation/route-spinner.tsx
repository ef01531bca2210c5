import { useEffect, useState } from 'react'

import { StarSpinner } from '@/components/ui/star-spinner'
import { SLOW_NAVIGATION_MS } from '@/lib/view-transition'

/** Covers the page while a slow navigation is pending. */
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
    <div className="route-spinner" role="status" data-shown={isShown || undefined}>
      {isShown && (
        <>
          <StarSpinner size="l" />
          <span>{label}</span>
        </>
      )}
    </div>
  )
}
