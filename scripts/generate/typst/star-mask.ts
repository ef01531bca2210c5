import { type PictureName, pictureFacts } from '@/content/pictures'

import { khatamPath } from './khatam'

/** Half-tiles from the first small star to the solid picture (design system, section 6). */
const STEPS = 15

interface Area {
  width: number
  height: number
  /** Side of a tile in the units of width and height. */
  tile: number
}

/** Of the usual side: where a picture shows screens, the stars keep clear of them. */
const READABLE_TILE = 0.45

/** Side of a tile for a picture, from the usual one. */
export const starMaskTile = (picture: PictureName, usual: number): number =>
  pictureFacts(picture).readable ? usual * READABLE_TILE : usual

/**
 * The shape through which a picture appears from the left: stars that grow until they meet, then solid to the right
 * edge. One path whose stars turn the same way, so that the default fill rule joins those that overlap.
 */
export function starMaskPath({ width, height, tile }: Area): string {
  const half = tile / 2
  const rows = Math.ceil(height / half) + 2
  // One column more than steps: it closes the notches before the solid edge.
  const stars = Array.from({ length: STEPS + 1 }, (_, i) => {
    const progress = (i + 0.5) / STEPS
    const radius = half * (0.1 + progress ** 1.12)
    const x = i * half + half / 2
    const column = Array.from({ length: rows }, (_, row) => row).filter((row) => row % 2 === i % 2)
    return column.map((row) => khatamPath(x, row * half, radius)).join('')
  })
  const solid = STEPS * half
  return `${stars.join('')}M${solid} 0H${width}V${height}H${solid}Z`
}
