import { type RefObject, useEffect, useState } from 'react'

import { prefersReducedData } from '@/lib/user-preferences'
import { whenIdle } from '@/lib/when-idle'

/**
 * Whether the pictures of the other slides may be loaded: true in idle time after the start, so that no change of slide
 * waits for a picture; never where data are to be saved. Decodes them too, which takes a phone 20 ms and more.
 */
export function useIdlePictures(stage: RefObject<Element | null>): boolean {
  const [isLive, setLive] = useState(false)

  useEffect(() => (prefersReducedData(window) ? undefined : whenIdle(() => setLive(true))), [])

  useEffect(() => {
    if (!isLive) return
    for (const picture of stage.current?.querySelectorAll<HTMLImageElement>('.hero-background img') ?? [])
      picture.decode().catch(() => {})
  }, [isLive, stage])

  return isLive
}
