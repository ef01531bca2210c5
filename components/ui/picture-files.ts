import manifest from '@/generated/pictures.json'

import type { Locale } from '@/lib/locale'
import { editionName } from '@/lib/picture-names'

/** What scenes are cut to besides their own 16:9, so that nobody fetches what a place would cut away. */
export type PictureCut = 'tall' | 'landscape'

export interface PictureShape {
  /** Of the largest there could be, in px. */
  width: number
  height: number
  /** From the narrowest to the widest. */
  avif: readonly { width: number; src: string }[]
  webp: readonly { width: number; src: string }[]
}

export interface PictureFiles extends PictureShape, Partial<Record<PictureCut, PictureShape>> {
  /** On the whole, as `#rrggbb`; absent where something shines through the picture. */
  color?: string
}

/**
 * The files that the image step made of a picture; throws with its name when there are none. A picture with an edition
 * for each language needs the language.
 */
export function pictureFiles(name: string, locale?: Locale): PictureFiles {
  const all = manifest as Record<string, PictureFiles>
  const files = all[name] ?? (locale && all[editionName(name, locale)])
  if (!files) throw new Error(`Picture "${name}" is not in generated/pictures.json: run npm run generate`)
  return files
}
