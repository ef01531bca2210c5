import sharp from 'sharp'

/** A screen of 780x1688 in the frame of the site's phones, whose proportions follow from the width. */
const SCREEN_RATIO = 1688 / 780
const BORDER = 0.0286
const RADIUS = 0.137

const colours = { frame: '#1b2637', edge: '#3a4c66', ground: '#0a1322' }

/** The second phone stands back: its light is taken down by so much. */
const SHADE = 0.18

interface Place {
  x: number
  y: number
}

export interface PhoneLayout {
  /** Of a phone, in the drawing's units. */
  width: number
  /** For left-to-right pages; where the page is mirrored the places are, the screens are not. */
  places: readonly [Place, Place]
  /** Of the whole drawing. */
  drawingWidth: number
  mirrored: boolean
  /** Pixels of a screen's width in the drawing. */
  pixels: number
}

/** Phones with the given screens as SVG, the first in front and higher. */
export async function phonesMarkup(files: readonly string[], layout: PhoneLayout): Promise<string> {
  const screens = await Promise.all(
    files.map((file) => sharp(file).resize({ width: layout.pixels }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()),
  )
  return screens.map((screen, index) => phone(screen, index, layout)).join('')
}

function phone(screen: Buffer, index: number, { width, places, drawingWidth, mirrored }: PhoneLayout): string {
  const { x, y } = places[index] ?? places[0]
  const left = mirrored ? drawingWidth - x - width : x
  const border = width * BORDER
  const inner = width - 2 * border
  const height = inner * SCREEN_RATIO
  const radius = width * RADIUS
  const shape = `x="${border}" y="${border}" width="${inner}" height="${height}" rx="${radius - border}"`
  const frame = `width="${width}" height="${height + 2 * border}" rx="${radius}"`
  const shade = index > 0 ? `<rect ${frame} fill="${colours.ground}" fill-opacity="${SHADE}"/>` : ''
  return (
    `<g transform="translate(${left} ${y})">` +
    `<rect ${frame} fill="${colours.frame}" stroke="${colours.edge}" stroke-width="${width / 280}"/>` +
    `<clipPath id="screen-${index}"><rect ${shape}/></clipPath>` +
    `<image clip-path="url(#screen-${index})" x="${border}" y="${border}" width="${inner}" height="${height}" ` +
    `preserveAspectRatio="none" href="data:image/jpeg;base64,${screen.toString('base64')}"/>${shade}</g>`
  )
}
