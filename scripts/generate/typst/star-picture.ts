import { readFile } from 'node:fs/promises'

import sharp, { type JpegOptions } from 'sharp'

import { pictureByName, pictureMaster, type PictureName } from '@/content/pictures'
import { type Locale, localeConfig } from '@/lib/locale'

import { cropArea, focusOf } from '../picture-crops'
import { unreadable } from '../picture-file'
import { svg } from '../svg'

/** Half-tiles from the first small star to the solid picture: docs/design.md#the-star. */
const STEPS = 15

/** The star mask is narrower on a picture that shows screens, so that the stars hide no words. */
const READABLE_TILE = 0.45

/** Opacity of the background over the first stars, which are beside the words. */
const FADE = 0.75

/** A picture that appears through growing stars from the start side. Lengths are in units of the drawing. */
export interface StarPicture {
  picture: PictureName
  locale: Locale
  background: string
  width: number
  /** The width of a picture that shows screens, so that less of it is behind the words. */
  readableWidth: number
  height: number
  tile: number
  /** The width over which the stars reach their full light. */
  fadeWidth: number
  pixelsPerUnit: number
  jpeg: JpegOptions
}

/** Tips and inner corners of the star. */
const CORNERS = 16

/**
 * The khatam {8/2}, an eight-pointed star, as the `d` of an SVG path: tips on the axes, inner corners at 0.7654 of the
 * radius.
 */
function khatamPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * 2 * Math.PI) / CORNERS
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}

/** Stars that grow until they meet, then a solid area. All turn the same way, so that overlaps stay filled. */
function starMaskPath(width: number, height: number, tile: number): string {
  const half = tile / 2
  const rows = Math.ceil(height / half) + 2
  // One column more than steps closes the gaps before the solid area.
  const stars = Array.from({ length: STEPS + 1 }, (_, column) => {
    const place = column * half + tile / 4
    const radius = half * (0.1 + ((column + 0.5) / STEPS) ** 1.12)
    const isStar = (row: number) => row % 2 === column % 2
    return Array.from({ length: rows }, (_, row) => (isStar(row) ? khatamPath(place, row * half, radius) : ''))
  })
  const solid = STEPS * half
  return `${stars.flat().join('')}M${solid} 0H${width}V${height}H${solid}Z`
}

/** The JPEG of a picture, by what it is made from: both languages and several documents share one. */
const jpegs = new Map<string, Promise<string>>()

function jpegOf(file: string, { picture, locale, height, pixelsPerUnit, jpeg }: StarPicture, width: number) {
  const size = { width: width * pixelsPerUnit, height: height * pixelsPerUnit }
  const focus = focusOf(picture, locale)
  const draw = async () => {
    const master = sharp(await readFile(file))
    const area = cropArea(await master.metadata(), width / height, focus)
    const drawn = await master
      .extract(area)
      .resize({ ...size, fit: 'fill' })
      .jpeg(jpeg)
      .toBuffer()
    return drawn.toString('base64')
  }
  const key = JSON.stringify([file, focus, size, jpeg])
  const made =
    jpegs.get(key) ??
    draw().catch(() => {
      throw unreadable({ file, namedIn: `the picture “${picture}”` })
    })
  jpegs.set(key, made)
  return made
}

/** The picture as an SVG: a JPEG cut out by stars that stay sharp at every size. */
export async function starPictureSvg(options: StarPicture): Promise<string> {
  const { picture, locale, background, height, fadeWidth } = options
  const isMirrored = localeConfig[locale].dir === 'rtl'
  const { readable } = pictureByName(picture)
  const width = readable ? options.readableWidth : options.width
  const tile = readable ? options.tile * READABLE_TILE : options.tile
  const jpeg = await jpegOf(pictureMaster(picture, locale), options, width)
  const turn = isMirrored ? `translate(${width} 0) scale(-1 1)` : ''
  const frame = `width="${width}" height="${height}"`
  return svg(
    `0 0 ${options.width} ${height}`,
    `<clipPath id="stars"><path transform="${turn}" d="${starMaskPath(width, height, tile)}"/></clipPath>` +
      `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" x2="${fadeWidth}" gradientTransform="${turn}">` +
      `<stop stop-color="${background}" stop-opacity="${FADE}"/>` +
      `<stop offset="1" stop-color="${background}" stop-opacity="0"/></linearGradient>` +
      `<g transform="translate(${isMirrored ? 0 : options.width - width} 0)"><g clip-path="url(#stars)">` +
      `<image ${frame} transform="${readable ? '' : turn}" preserveAspectRatio="none" href="data:image/jpeg;base64,${jpeg}"/>` +
      `<rect ${frame} fill="url(#fade)"/></g></g>`,
  )
}
