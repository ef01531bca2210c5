'use client'

import { useEffect } from 'react'

import { HYDRATED_EVENT } from '@/lib/startup/hydrated'

/** Dispatches HYDRATED_EVENT. It is rendered last, so its effect runs after those of all other components. */
export function HydrationNotifier() {
  useEffect(() => {
    // A message event runs after the state updates that those effects have scheduled.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      window.dispatchEvent(new Event(HYDRATED_EVENT))
    }
    port2.postMessage(undefined)
  }, [])
  return null
}
