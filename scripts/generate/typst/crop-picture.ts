import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'

import { pictureByName, pictureMaster, type PictureName } from '@/content/pictures'
import { type Locale, localeConfig } from '@/lib/locale'

import { focusOf } from '../picture-crops'

/** Returns the file of a picture's master in a language. Throws with the picture's name if there is none. */
export function masterFile(picture: PictureName, locale: Locale): string {
  const file = pictureMaster(picture, locale)
  if (!existsSync(file)) throw new Error(`the picture "${picture}" has no master ${file}`)
  return file
}

interface Frame {
  width: number
  height: number
  /** Right-to-left layouts mirror pictures. */
  locale: Locale
}

/** Fills a frame with a picture as `object-fit: cover` does, with its focus in view. */
export async function cropPicture(picture: PictureName, { width, height, locale }: Frame): Promise<Sharp> {
  const mirrored = localeConfig[locale].dir === 'rtl'
  const master = sharp(await readFile(masterFile(picture, locale)))
  const size = await master.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const turned = mirrored && !pictureByName(picture).readable
  const [focusX, focusY] = focusOf(picture, locale)
  const left = Math.floor((scaled.width - width) * focusX)
  const place = {
    left: turned ? scaled.width - width - left : left,
    top: Math.floor((scaled.height - height) * focusY),
    width,
    height,
  }
  // sharp mirrors before it crops, whatever the order of the calls.
  return master.flop(turned).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(place)
}
