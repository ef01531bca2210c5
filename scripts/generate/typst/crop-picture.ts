import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'

import { pictureFacts, pictureMaster, type PictureName } from '@/content/pictures'
import { type Locale, localeFacts } from '@/lib/locale'

import { focusOf } from '../picture-cuts'

/** Where the master of a picture in a language lies; throws with the picture's name if it does not. */
export function masterFile(picture: PictureName, locale: Locale): string {
  const file = pictureMaster(picture, locale)
  if (!existsSync(file)) throw new Error(`the picture "${picture}" has no master ${file}`)
  return file
}

interface Frame {
  width: number
  height: number
  /** Right-to-left layouts mirror, and photographs with a direction mirror with them. */
  locale: Locale
}

/** Share of what is cut away that is cut at the left. */
const AWAY_FROM_START = 0.95

/** Fills a frame with a picture as `object-fit: cover` would, its subject kept in view, never enlarged beyond need. */
export async function cropPicture(picture: PictureName, { width, height, locale }: Frame): Promise<Sharp> {
  const mirrored = localeFacts[locale].dir === 'rtl'
  const master = sharp(await readFile(masterFile(picture, locale)))
  const size = await master.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const { readable, master: masters } = pictureFacts(picture)
  const turned = mirrored && !readable
  const [focusX, focusY] = focusOf(picture, locale)
  // A picture that may not be turned, and has no edition that is, keeps its subject away from the other side's mask.
  const x = mirrored && readable && typeof masters === 'string' ? AWAY_FROM_START : focusX
  const left = Math.floor((scaled.width - width) * x)
  const place = {
    left: turned ? scaled.width - width - left : left,
    top: Math.floor((scaled.height - height) * focusY),
    width,
    height,
  }
  // The picture is turned over before the frame is cut out of it, whatever the order of the calls.
  return master.flop(turned).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(place)
}
