import { mkdir, readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import config from '@/tailwind.config'

import { icoFile } from './brand-ico'

/*
 * Icons come from drawings of one mark in art/brand: mark-on-dark.svg for large ones, favicon.svg with its own ground
 * for tabs, favicon-16.svg with three strands on whole pixels where five would run together. An owner who replaces the
 * mark replaces these.
 */
const SOURCE = 'art/brand'
const TARGET = 'public'
const GROUND = config.theme.colors.ink[900]

/** What each icon shows: the mark's share of the canvas, in the middle of the ground. */
const largeIcons = [
  // Rounded off by the system that shows it.
  { file: 'apple-touch-icon.png', size: 180, share: 0.64 },
  { file: 'icon-192.png', size: 192, share: 0.66 },
  { file: 'icon-512.png', size: 512, share: 0.66 },
  // Masks may cut away all but a circle of 80 %: the mark's corners stay within it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.52 },
] as const

/** A drawing at a size in px; SVG is drawn at 72 dpi unless told otherwise, so it is drawn large and reduced. */
const drawn = (svg: Buffer, size: number) => sharp(svg, { density: 72 * 16 }).resize(size, size, { fit: 'contain' })

async function largeIcon(mark: Buffer, size: number, share: number): Promise<Buffer> {
  const input = await drawn(mark, Math.round(size * share))
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A drawing of the brand. */
const source = (name: string): Promise<Buffer> =>
  readFile(`${SOURCE}/${name}`).catch(() => {
    throw new Error(`The brand has no drawing ${SOURCE}/${name}`)
  })

/** Makes the icons of the site from the brand's mark. Small and quick: they are made anew each time. */
export async function generateBrand(): Promise<void> {
  const [tab, tiny, mark] = await Promise.all([
    source('favicon.svg'),
    source('favicon-16.svg'),
    source('mark-on-dark.svg'),
  ])
  const ico = icoFile([
    { size: 16, png: await drawn(tiny, 16).png().toBuffer() },
    { size: 32, png: await drawn(tab, 32).png().toBuffer() },
  ])
  const large = largeIcons.map(async ({ file, size, share }) => [file, await largeIcon(mark, size, share)] as const)
  const files = [['icon.svg', tab] as const, ['favicon.ico', ico] as const, ...(await Promise.all(large))]
  await mkdir(TARGET, { recursive: true })
  await Promise.all(files.map(([name, bytes]) => writeFile(`${TARGET}/${name}`, bytes)))
}
