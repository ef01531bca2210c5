import sharp from 'sharp'

import { type PictureName, pictureFacts } from '@/content/pictures'
import { type Locale, localeFacts } from '@/lib/locale'

import { cropPicture } from './crop-picture'
import { starMaskPath, starMaskTile } from './star-mask'

/** The picture in the sheet's head, in mm, and the tile of the star mask: nine of them fill the height. */
const WIDTH = 125
const HEIGHT = 84
const TILE = HEIGHT / 9

/** Of a picture that shows screens: its star mask is narrow, so less of it may lie behind the title. */
const READABLE_WIDTH = 105

/** Over so many mm the stars come to their full light: the first stand near the title. */
const CALM_WIDTH = 48

/** About 200 dots per inch on paper. */
const PIXELS_PER_MM = 8

const JPEG = { quality: 74, mozjpeg: true }

const PREVIEW_WIDTH = 480
const A4_RATIO = 297 / 210

interface HeadPicture {
  picture: PictureName
  locale: Locale
  /** Colour of the head. */
  ground: string
}

/** The head's picture: a JPEG cut out by stars that stay sharp at every size. */
export async function sheetPictureSvg({ picture, locale, ground }: HeadPicture): Promise<Buffer> {
  const mirrored = localeFacts[locale].dir === 'rtl'
  const width = pictureFacts(picture).readable ? READABLE_WIDTH : WIDTH
  const size = { width: width * PIXELS_PER_MM, height: HEIGHT * PIXELS_PER_MM }
  const jpeg = await (await cropPicture(picture, { ...size, locale })).jpeg(JPEG).toBuffer()
  const turn = mirrored ? `translate(${width} 0) scale(-1 1)` : ''
  const frame = `width="${width}" height="${HEIGHT}"`
  const stars = starMaskPath({ width, height: HEIGHT, tile: starMaskTile(picture, TILE) })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<clipPath id="stars"><path transform="${turn}" d="${stars}"/></clipPath>` +
      `<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="0" x2="${CALM_WIDTH}" gradientTransform="${turn}">` +
      `<stop stop-color="${ground}" stop-opacity=".75"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>` +
      `</linearGradient><g transform="translate(${mirrored ? 0 : WIDTH - width} 0)"><g clip-path="url(#stars)">` +
      `<image ${frame} preserveAspectRatio="none" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>` +
      `<rect ${frame} fill="url(#calm)"/></g></g></svg>`,
  )
}

/** The pages after the first: each a group that is moved down, and before it its ground, which is not. */
const laterPages = /(?:\n {4}<path [^>]*>)?\n {4}<g transform="matrix\(1 0 0 1 0 [\d.]+\)">[^]*?\n {4}<\/g>/g

/** The drawing of all pages one below the other, cut after the first; what lies outside it would take time to draw. */
const firstPage = (svg: string): string =>
  svg.replace(laterPages, '').replace(/^<svg [^>]*>/, (tag) =>
    tag.replace(/ viewBox="0 0 (\S+) \S+" width="\S+" height="\S+"/, (_, width: string) => {
      const height = Number(width) * A4_RATIO
      return ` viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`
    }),
  )

/** The first page as a picture for the site, from the drawing of a document. */
export function firstPagePng(svg: string): Promise<Buffer> {
  // Drawn larger and reduced: small type keeps its strokes.
  return sharp(Buffer.from(firstPage(svg)), { density: 96, unlimited: true })
    .resize({ width: PREVIEW_WIDTH })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
