import sharp from 'sharp'

import { writeGenerated } from '@/lib/write-generated'
import config from '@/tailwind.config'

import { markSvg, smallTabSvg, tabSvg } from './brand-drawings'
import { dataUri } from './svg'

const TARGET = 'public'
const MODULE = 'generated/brand.json'
const GROUND = config.theme.colors.ink[900]

/** `share` is the mark's share of the icon's width. */
const largeIcons = [
  // iOS rounds its corners.
  { file: 'apple-touch-icon.png', size: 180, share: 0.64 },
  { file: 'icon-192.png', size: 192, share: 0.66 },
  { file: 'icon-512.png', size: 512, share: 0.66 },
  // A mask may keep only a circle of 80 % of the width, so the mark's corners stay within that circle.
  { file: 'icon-maskable-512.png', size: 512, share: 0.52 },
] as const

/** Renders a drawing at a size in px. Draws it large and reduces it, because SVG is drawn at 72 dpi by default. */
const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * 16 }).resize(size, size, { fit: 'contain' })

async function largeIcon(mark: string, size: number, share: number): Promise<Buffer> {
  const input = await drawn(mark, Math.round(size * share))
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file of square PNG images: a header, an entry for each image (size, bits, length, offset), the images. */
function icoFile(images: readonly { png: Buffer; size: number }[]): Buffer {
  const header = Buffer.from(Uint16Array.of(0, 1, images.length).buffer)
  let offset = header.length + 16 * images.length
  const entries = images.map(({ png, size }) => {
    const entry = Buffer.from(Uint32Array.of(size | (size << 8), 1 | (32 << 16), png.length, offset).buffer)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}

/** Makes the site's icons from the brand's mark. This is quick, so it runs each time. */
export async function generateBrand(): Promise<void> {
  const tab = tabSvg()
  const mark = markSvg('dark')
  const icon = async (svg: string, size: number) => ({ size, png: await drawn(svg, size).png().toBuffer() })
  const ico = icoFile([await icon(smallTabSvg(), 16), await icon(tab, 32), await icon(tab, 48)])
  const large = largeIcons.map(async ({ file, size, share }) => [file, await largeIcon(mark, size, share)] as const)
  const files = [['favicon.ico', ico] as const, ...(await Promise.all(large))]
  for (const [name, bytes] of files) writeGenerated(`${TARGET}/${name}`, bytes)
  writeGenerated(MODULE, JSON.stringify({ mark: dataUri(mark), tab: dataUri(tab) }))
}
