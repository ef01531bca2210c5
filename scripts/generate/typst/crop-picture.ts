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

/** For a picture that may not be mirrored: the share of the excess width that is cut at the left. */
const AWAY_FROM_START = 0.95

/** Fills a frame with a picture as `object-fit: cover` does, with its focus in view. */
export async function cropPicture(picture: PictureName, { width, height, locale }: Frame): Promise<Sharp> {
  const mirrored = localeConfig[locale].dir === 'rtl'
  const master = sharp(await readFile(masterFile(picture, locale)))
  const size = await master.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const { readable, master: masters } = pictureByName(picture)
  const turned = mirrored && !readable
  const [focusX, focusY] = focusOf(picture, locale)
  // A picture that may not be mirrored and has no Arabic edition: its subject stays clear of the mask at the right.
  const x = mirrored && readable && typeof masters === 'string' ? AWAY_FROM_START : focusX
  const left = Math.floor((scaled.width - width) * x)
  const place = {
    left: turned ? scaled.width - width - left : left,
    top: Math.floor((scaled.height - height) * focusY),
    width,
    height,
  }
  // sharp mirrors before it crops, whatever the order of the calls.
  return master.flop(turned).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(place)
}
