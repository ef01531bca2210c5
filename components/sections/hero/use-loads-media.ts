import { type RefObject, useEffect, useState } from 'react'

import { prefersReducedData } from '@/lib/user-preferences'
import { whenIdle } from '@/lib/when-idle'

/**
 * Whether to load the pictures and videos of the other slides: in idle time after hydration, so that no change of slide
 * waits for a picture, and never when the visitor saves data. Also decodes the pictures, which takes a phone 20 ms or
 * more.
 */
export function useLoadsMedia(stage: RefObject<Element | null>): boolean {
  const [loadsMedia, setLoadsMedia] = useState(false)

  useEffect(() => (prefersReducedData(window) ? undefined : whenIdle(() => setLoadsMedia(true))), [])

  useEffect(() => {
    if (!loadsMedia) return
    for (const picture of stage.current?.querySelectorAll<HTMLImageElement>('[data-slide] img') ?? [])
      picture.decode().catch(() => {})
  }, [loadsMedia, stage])

  return loadsMedia
}
