'use client'

import { type ReactNode, ViewTransition } from 'react'

import { REDUCED_MOTION } from '@/lib/reduced-motion'
import { useMediaQuery } from '@/lib/use-media-query'

/** Lets a page dissolve into the next one where the browser can and the visitor does not ask for stillness. */
export function PageTransition({ children }: { children: ReactNode }) {
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  return <ViewTransition default={prefersStillness ? 'none' : 'auto'}>{children}</ViewTransition>
}
