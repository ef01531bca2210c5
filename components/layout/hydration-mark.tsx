'use client'

import { useEffect } from 'react'

import { HYDRATED_EVENT } from '@/lib/boot/hold-intents'

/** Last in the document: when its effect runs, the page's components have had theirs and can be used. */
export function HydrationMark() {
  useEffect(() => {
    // The carousels set themselves up in their effects: what was pressed meanwhile comes after that.
    const frame = requestAnimationFrame(() => window.dispatchEvent(new Event(HYDRATED_EVENT)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
