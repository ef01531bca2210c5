'use client'

import { useSyncExternalStore } from 'react'

import { StarSpinner } from '@/components/ui/star-spinner'
import { slowNavigation } from '@/lib/pending-navigation'

/** Shown while a page that was asked for takes longer than a moment. */
export function RouteSpinner({ label }: { label: string }) {
  const isShown = useSyncExternalStore(slowNavigation.subscribe, slowNavigation.get, slowNavigation.getOnServer)
  return (
    <div className="route-spinner" role="status" data-shown={isShown || undefined}>
      {isShown && (
        <>
          <StarSpinner />
          <span className="label">{label}</span>
        </>
      )}
    </div>
  )
}
