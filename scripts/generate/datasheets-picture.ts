import sharp from 'sharp'

import type { PictureName } from '@/content/pictures'
import { type Locale, localeFacts } from '@/lib/locale'

import { cropPicture } from './typst/crop-picture'
import { dissolvePath } from './typst/dissolve'
import { phonesMarkup } from './typst/phones'

/** The picture in the sheet's head, in mm, and the dissolve's tile: ten of them fill the height. */
const WIDTH = 125
const HEIGHT = 96
const TILE = 9.6

/** Over so many mm the stars come to their full light: the first stand near the title. */
const CALM_WIDTH = 48

/** About 200 dots per inch on paper. */
const PIXELS_PER_MM = 8

const JPEG = { quality: 74, mozjpeg: true }

const PHONES = {
  width: 37,
  places: [
    { x: 31, y: 11 },
    { x: 72, y: 24 },
  ],
  drawingWidth: WIDTH,
  pixels: 440,
} as const

const PREVIEW_WIDTH = 480
const A4_RATIO = 297 / 210

interface HeadPicture {
  picture: PictureName
  /** Masters of the app screens that stand before it. */
  screens: readonly string[]
  locale: Locale
  /** Colour of the head. */
  ground: string
}

/** The head's picture: a JPEG cut out by stars that stay sharp at every size, and a product's phones before it. */
export async function sheetPictureSvg({ picture, screens, locale, ground }: HeadPicture): Promise<Buffer> {
  const mirrored = localeFacts[locale].dir === 'rtl'
  const size = { width: WIDTH * PIXELS_PER_MM, height: HEIGHT * PIXELS_PER_MM }
  const jpeg = await (await cropPicture(picture, { ...size, mirrored })).jpeg(JPEG).toBuffer()
  const phones = await phonesMarkup(screens, { ...PHONES, mirrored })
  const turn = mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : ''
  const frame = `width="${WIDTH}" height="${HEIGHT}"`
  const stars = dissolvePath({ width: WIDTH, height: HEIGHT, tile: TILE })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<clipPath id="stars"><path transform="${turn}" d="${stars}"/></clipPath>` +
      `<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="0" x2="${CALM_WIDTH}" gradientTransform="${turn}">` +
      `<stop stop-color="${ground}" stop-opacity=".75"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>` +
      `</linearGradient><g clip-path="url(#stars)"><image ${frame} preserveAspectRatio="none" ` +
      `href="data:image/jpeg;base64,${jpeg.toString('base64')}"/><rect ${frame} fill="url(#calm)"/></g>${phones}</svg>`,
  )
}

/** The first page as a picture for the site, from the drawing of all pages one below the other. */
export function firstPagePng(svg: string): Promise<Buffer> {
  const height = Math.round(PREVIEW_WIDTH * A4_RATIO)
  // Drawn at twice the size and reduced: small type keeps its strokes.
  return sharp(Buffer.from(svg), { density: 116, unlimited: true })
    .resize({ width: PREVIEW_WIDTH })
    .extract({ left: 0, top: 0, width: PREVIEW_WIDTH, height })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
