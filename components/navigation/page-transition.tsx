'use client'

import { type ReactNode, ViewTransition } from 'react'

import { REDUCED_MOTION } from '@/lib/reduced-motion'
import { useMediaQuery } from '@/lib/use-media-query'

/** What a navigation by a link is called; a way back is none: its page must stand before the browser scrolls. */
export const BY_LINK = 'link'

/** Lets a page dissolve into the next one where the browser can and the visitor does not ask for stillness. */
export function PageTransition({ children }: { children: ReactNode }) {
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  const update = prefersStillness ? 'none' : { [BY_LINK]: 'auto', default: 'none' }
  return <ViewTransition default={update}>{children}</ViewTransition>
}
