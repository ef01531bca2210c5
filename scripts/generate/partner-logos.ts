import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { partnerLogo, partners } from '@/content/partners'
import { writeGenerated } from '@/lib/write-generated'
import config from '@/tailwind.config'

import { unreadable } from './picture-file'

/** The colour behind the partners: `.paper` in app/tokens.css. */
export const GROUND = config.theme.colors.sand[50]

/** Alpha (0 to 255) above which a picture has a ground of its own. */
const OPAQUE = 230
/** WCAG's relative luminance at which black and white have the same contrast. */
const MIDDLE = 0.18

const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** What a logo is drawn in: dark or light ink on nothing, or a picture with a ground of its own. */
export async function inkOf(logo: Buffer): Promise<'dark' | 'light' | 'opaque'> {
  // In two steps: otherwise sharp draws an SVG as one pixel, without its edges.
  const drawn = await sharp(logo).toColourspace('srgb').ensureAlpha().png().toBuffer()
  const pixel = sharp(drawn).resize(1, 1, { fit: 'fill' })
  const [red = 0, green = 0, blue = 0, alpha = 0] = await pixel.raw().toBuffer()
  if (alpha >= OPAQUE) return 'opaque'
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > MIDDLE ? 'light' : 'dark'
}

/** Puts a rectangle of one colour behind everything else in an SVG. */
export function withGround(svg: string, colour: string): string {
  const [root = ''] = /<svg\b[^>]*[^/]>/.exec(svg) ?? []
  const [, box = ''] = /\bviewBox\s*=\s*["']([^"']+)/.exec(root) ?? []
  const [x = '0', y = '0', width = '100%', height = '100%'] = box.trim() ? box.trim().split(/[\s,]+/) : []
  return svg.replace(root, `${root}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`)
}

/** A copy of a partner's own logo with the page's ground in it. */
async function grounded(id: string, src: string, logo: Buffer): Promise<string> {
  const isDrawing = path.extname(src).toLowerCase() === '.svg'
  const copy = `/partners/${id}.${isDrawing ? 'svg' : 'png'}`
  const bytes = isDrawing
    ? withGround(logo.toString(), GROUND)
    : await sharp(logo).flatten({ background: GROUND }).png().toBuffer()
  writeGenerated(`public${copy}`, bytes)
  return copy
}

/** Removes files that no partner has any more. The wordmarks of partners without a logo are drawn later. */
function removeStale(shown: Readonly<Record<string, string>>): void {
  const kept = new Set(partners.map((partner) => partnerLogo(partner).src).map((src) => shown[src] ?? src))
  const folder = 'public/partners'
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!kept.has(`/partners/${name}`)) rmSync(path.join(folder, name), { force: true })
  }
}

/**
 * Makes the partners' own logos fit for pages that somebody has darkened: the system's dark themes, browsers and
 * extensions change every colour except those inside pictures. So dark ink gets its ground in its file; the style sheet
 * sets light ink on a dark plate. `shown` names the copies by the owner's files, `light` lists files in light ink.
 */
export async function generatePartnerLogos(): Promise<void> {
  const shown: Record<string, string> = {}
  const light: string[] = []
  for (const { id, logo } of partners) {
    if (!logo) continue
    const file = `public${logo.src}`
    const bytes = readFileSync(file)
    const ink = await inkOf(bytes).catch(() => {
      throw unreadable({ file, namedIn: 'content/partners.yaml (logo)' })
    })
    if (ink === 'light') light.push(logo.src)
    if (ink === 'dark') shown[logo.src] = await grounded(id, logo.src, bytes)
  }
  removeStale(shown)
  writeGenerated('generated/partner-logos.json', JSON.stringify({ shown, light }))
}
