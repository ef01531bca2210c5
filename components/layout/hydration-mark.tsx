'use client'

import { useEffect } from 'react'

import { HYDRATED_EVENT } from '@/lib/startup/hold-intents'

/** Last in the document: when its effect runs, the page's components have had theirs and can be used. */
export function HydrationMark() {
  useEffect(() => {
    // The carousels set themselves up in their effects; a message comes after what those have scheduled.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      window.dispatchEvent(new Event(HYDRATED_EVENT))
    }
    port2.postMessage(undefined)
  }, [])
  return null
}
