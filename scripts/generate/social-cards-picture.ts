import sharp from 'sharp'

import type { PictureName } from '@/content/pictures'

import { cropPicture } from './typst/crop-picture'
import { dissolvePath } from './typst/dissolve'
import { phonesMarkup } from './typst/phones'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Of the picture at the end side; the first 270 px of it are the dissolve. */
const PICTURE_WIDTH = 680
const TILE = 36

/** Over so many px the stars come to their full light. */
const CALM_WIDTH = 200

/** Well under the 120 KB that a card may weigh. */
const JPEG = { quality: 82, mozjpeg: true }

const PHONES = {
  width: 236,
  places: [
    { x: 122, y: 66 },
    { x: 380, y: 148 },
  ],
  drawingWidth: PICTURE_WIDTH,
  pixels: 300,
} as const

interface Card {
  picture: PictureName
  /** Masters of the app screens that stand before it. */
  screens: readonly string[]
  mirrored: boolean
  /** Colour of the ground. */
  ground: string
  /** The words, drawn on nothing. */
  words: string
}

/** The stars, the first of them faint: they stand near the words. */
const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${CARD_HEIGHT}">`

const stars = (mirrored: boolean): Buffer => {
  const turn = mirrored ? `translate(${PICTURE_WIDTH} 0) scale(-1 1)` : ''
  const path = dissolvePath({ width: PICTURE_WIDTH, height: CARD_HEIGHT, tile: TILE })
  return Buffer.from(
    `${open}` +
      `<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="0" x2="${CALM_WIDTH}">` +
      '<stop stop-opacity=".25"/><stop offset="1"/></linearGradient>' +
      `<path fill="url(#calm)" transform="${turn}" d="${path}"/></svg>`,
  )
}

/** Lays the ground, the picture through its dissolve and the words over each other. */
export async function composeCard({ picture, screens, mirrored, ground, words }: Card): Promise<Buffer> {
  const cropped = await cropPicture(picture, { width: PICTURE_WIDTH, height: CARD_HEIGHT, mirrored })
  const dissolved = await cropped
    .ensureAlpha()
    .composite([{ input: stars(mirrored), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const phones = await phonesMarkup(screens, { ...PHONES, mirrored })
  const canvas = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const, background: ground }
  const place = { left: mirrored ? 0 : CARD_WIDTH - PICTURE_WIDTH, top: 0 }
  return sharp({ create: canvas })
    .composite([
      { input: dissolved.data, raw: dissolved.info, ...place },
      { input: Buffer.from(`${open}${phones}</svg>`), ...place },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg(JPEG)
    .toBuffer()
}
