import { pictureFocus } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import type { PictureCrop } from '@/components/ui/picture-files'

import { PlainError } from './failures'

/** Width by height. */
export const RATIOS: Readonly<Record<PictureCrop, number>> = {
  // A compromise for the hero on phones (3:4), the previews (3:4) and the heroes of narrow windows (about 1:1).
  tall: 4 / 5,
  // Cards are 4:3, the heads of inner pages beside their words nearly so, and the hero's thumbnails about 3:2.
  landscape: 4 / 3,
}

export type Focus = readonly [x: number, y: number]

/** `object-[70%_50%]` cuts 70 % of the excess width at the start, and half of the excess height above. */
export function focusOf(name: string, locale?: Locale): Focus {
  const focus = pictureFocus(name, locale) ?? ''
  const [, x, y] = /\[(\d+)%_(\d+)%\]/.exec(focus) ?? []
  if (!x || !y) throw new PlainError(`Picture "${name}": its focus is not like object-[70%_50%] but “${focus}”.`)
  return [Number(x) / 100, Number(y) / 100]
}

/** The largest area with this ratio around a picture's focus, as `object-fit: cover` would show it. */
export function cropArea({ width, height }: { width: number; height: number }, ratio: number, [x, y]: Focus) {
  const cropWidth = Math.min(width, Math.round(height * ratio))
  const cropHeight = Math.min(height, Math.round(cropWidth / ratio))
  return {
    left: Math.round((width - cropWidth) * x),
    top: Math.round((height - cropHeight) * y),
    width: cropWidth,
    height: cropHeight,
  }
}
