import sharp from 'sharp'

import { type PictureName, pictureFacts } from '@/content/pictures'
import { type Locale, localeFacts } from '@/lib/locale'

import { cropPicture } from './crop-picture'
import { starMaskPath, starMaskTile } from './star-mask'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Of the picture at the end side; the first 270 px of it are the star mask. */
const PICTURE_WIDTH = 680
const TILE = 36

/** Of a picture that shows screens: its star mask is narrow, so less of it may lie behind the words. */
const READABLE_WIDTH = 650

/** Over so many px the stars come to their full light. */
const CALM_WIDTH = 200

/** Well under the 120 KB that a card may weigh. */
const JPEG = { quality: 82, mozjpeg: true }

interface Card {
  picture: PictureName
  locale: Locale
  /** Colour of the ground. */
  ground: string
  /** The words, drawn on nothing. */
  words: string
}

const drawing = (width: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CARD_HEIGHT}">${body}</svg>`)

/** The stars, the first of them faint: they stand near the words. */
function stars(width: number, tile: number, mirrored: boolean): Buffer {
  const turn = mirrored ? `translate(${width} 0) scale(-1 1)` : ''
  return drawing(
    width,
    `<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="0" x2="${CALM_WIDTH}">` +
      '<stop stop-opacity=".25"/><stop offset="1"/></linearGradient>' +
      `<path fill="url(#calm)" transform="${turn}" d="${starMaskPath({ width, height: CARD_HEIGHT, tile })}"/>`,
  )
}

/** Lays the ground, the picture through its star mask and the words over each other. */
export async function composeCard({ picture, locale, ground, words }: Card): Promise<Buffer> {
  const mirrored = localeFacts[locale].dir === 'rtl'
  const width = pictureFacts(picture).readable ? READABLE_WIDTH : PICTURE_WIDTH
  const cropped = await cropPicture(picture, { width, height: CARD_HEIGHT, locale })
  const masked = await cropped
    .ensureAlpha()
    .composite([{ input: stars(width, starMaskTile(picture, TILE), mirrored), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const, background: ground }
  const place = { left: mirrored ? 0 : CARD_WIDTH - width, top: 0 }
  return sharp({ create: canvas })
    .composite([
      { input: masked.data, raw: masked.info, ...place },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg(JPEG)
    .toBuffer()
}
