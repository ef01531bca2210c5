import type { PictureCrop } from '@/components/ui/picture-files'

/*
 * Widths in px. A browser takes the narrowest file that is as wide as its box, so there is one at, or a little above,
 * each width that a box has in usual windows. Where windows vary, steps are large: each further file costs every page
 * bytes and the first build time.
 */

const SCREEN_THUMBNAILS = [96, 136, 216] as const

/** Scenes fill up to a whole screen, app screens fill a device's frame or a thumbnail, sheets are thumbnails. */
export const WIDTHS = {
  scene: [768, 1200, 1600, 1920],
  screen: [...SCREEN_THUMBNAILS, 304, 416, 576],
  tablet: [...SCREEN_THUMBNAILS, 416, 576, 920, 1280],
  sheet: [192, 300, 480],
} as const

export type PictureKind = keyof typeof WIDTHS

export const CROP_WIDTHS: Readonly<Record<PictureCrop, readonly number[]>> = {
  tall: [400, 560, 768],
  landscape: [320, 480, 720, 880, 1280],
}

/** More widths of the landscape crop, for the thumbnails of the hero's slides. */
export const THUMBNAIL_WIDTHS: readonly number[] = [80, 120, 160, 240]

/** A picture that is this much wider than its widest copy is also made at its own width. */
const MIN_STEP = 1.1

/** The wanted widths up to the picture's own; its own width replaces larger ones. */
export function widthsWithin(width: number, wanted: readonly number[]): readonly number[] {
  const within = wanted.filter((candidate) => candidate <= width)
  const isEnough = within.length === wanted.length || width < (within.at(-1) ?? 0) * MIN_STEP
  return isEnough ? within : [...within, width]
}
