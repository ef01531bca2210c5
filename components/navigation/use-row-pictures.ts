import { useEffect, useRef, useState } from 'react'

import { prefersReducedData } from '@/lib/user-preferences'

import { PREFETCH_AFTER_MS } from './prefetch-after'

/** The picture that is shown, and the previous one below it, which stays until the new one has loaded. */
const KEPT = 2

/**
 * The pictures of the rows on which the pointer or the focus has rested, the latest last. The delay is that of
 * prefetching, so that passing over a row loads nothing. Visitors who save data get no pictures.
 */
export function useRowPictures() {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const wanted = useRef<string>(undefined)
  const rest = useRef<number>(undefined)

  useEffect(() => () => window.clearTimeout(rest.current), [])

  /** Call it with the row's picture, or with nothing for a row without one. */
  const showPicture = (picture?: string) => {
    if (picture === wanted.current || prefersReducedData(window)) return
    wanted.current = picture
    window.clearTimeout(rest.current)
    rest.current = window.setTimeout(() => {
      setPictures((shown) =>
        picture === undefined ? [] : [...shown.filter((other) => other !== picture).slice(1 - KEPT), picture],
      )
    }, PREFETCH_AFTER_MS)
  }

  return { pictures, showPicture }
}
