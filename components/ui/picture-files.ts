import manifest from '@/generated/pictures.json'
import type { Locale } from '@/lib/locale'
import { localizedPictureName } from '@/lib/picture-names'

/** Crops of the 16:9 scenes, so that browsers do not download parts that `object-fit: cover` would hide. */
export type PictureCrop = 'tall' | 'landscape'

export interface PictureShape {
  /** Of the full-size image, px. */
  width: number
  height: number
  /** From the narrowest to the widest. */
  sources: readonly { width: number; src: string }[]
}

export interface PictureFiles extends PictureShape, Partial<Record<PictureCrop, PictureShape>> {
  /** Average colour as `#rrggbb`; absent if the picture is transparent in places. */
  color?: string
  /** The class that says which part stays visible when the picture is cropped; absent if it never is. */
  focus?: string
}

/** Whether a picture has text in it, so that it differs by language and Arabic pages do not mirror it. */
export const isLocalized = (name: string) => !(name in manifest)

/**
 * Returns the generated files of a picture. Throws if the picture does not exist. Pictures that differ by language need
 * the locale.
 */
export function pictureFiles(name: string, locale?: Locale): PictureFiles {
  const all = manifest as Record<string, PictureFiles>
  const files = all[name] ?? (locale && all[localizedPictureName(name, locale)])
  if (!files) throw new Error(`Picture "${name}" is not in generated/pictures.json: run npm run generate`)
  return files
}
