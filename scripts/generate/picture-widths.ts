import type { PictureCut } from '@/components/ui/picture-files'

/*
 * Widths in px. A browser takes the narrowest file that is as wide as its place, so there is one at, or a little above,
 * each width that a place has in usual windows: nobody is to fetch 1.6 times the pixels shown (e2e/picture-weight.spec.ts).
 */

/** Scenes fill screens, screens of apps fill a phone's frame or a thumbnail, sheets are thumbnails. */
export const WIDTHS = {
  scene: [480, 640, 800, 1024, 1280, 1600, 1920],
  screen: [136, 216, 304, 416, 640],
  sheet: [184, 276, 368],
} as const

export type PictureKind = keyof typeof WIDTHS

export const CUT_WIDTHS: Readonly<Record<PictureCut, readonly number[]>> = {
  tall: [320, 400, 480, 640, 768, 864],
  landscape: [320, 480, 720, 880, 1120, 1440],
}

/** Of the landscape cut, for the pictures of the hero's slides: they stand beside their names too. */
export const THUMBNAIL_WIDTHS: readonly number[] = [80, 120, 160, 240]

/** By so much a picture must be wider than the widest of its copies to be made at its own width too. */
const WORTH_ANOTHER = 1.1

/** The wanted widths that a picture is large enough for; in place of those it is too small for, its own. */
export function widthsWithin(width: number, wanted: readonly number[]): readonly number[] {
  const within = wanted.filter((candidate) => candidate <= width)
  const isEnough = within.length === wanted.length || width < (within.at(-1) ?? 0) * WORTH_ANOTHER
  return isEnough ? within : [...within, width]
}
