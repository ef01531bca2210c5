'use client'

import { useEffect } from 'react'

import { HYDRATED_EVENT } from '@/lib/startup/early-clicks'

/** Last in the document: when its effect runs, those of all other components have run, and the page can be used. */
export function HydrationMark() {
  useEffect(() => {
    // A message is handled after the state updates that those effects have scheduled.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      window.dispatchEvent(new Event(HYDRATED_EVENT))
    }
    port2.postMessage(undefined)
  }, [])
  return null
}
