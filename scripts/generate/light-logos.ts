import sharp from 'sharp'

import { partners } from '@/content/partners'
import { writeGenerated } from '@/lib/write-generated'

import { unreadable } from './picture-file'

/** Alpha (0 to 255) above which a picture has a ground of its own. */
const OPAQUE = 230
/** WCAG's relative luminance at which black and white have the same contrast. */
const MIDDLE = 0.18

const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** Whether a logo is drawn in light ink on nothing: it would be lost on the light ground of the page. */
export async function hasLightInk(logo: string | Buffer): Promise<boolean> {
  // In two steps: a drawing would be drawn as one pixel, and miss its edges.
  const drawn = await sharp(logo).toColourspace('srgb').ensureAlpha().png().toBuffer()
  const pixel = sharp(drawn).resize(1, 1, { fit: 'fill' })
  const [red = 0, green = 0, blue = 0, alpha = 0] = await pixel.raw().toBuffer()
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return alpha < OPAQUE && luminance > MIDDLE
}

/** Lists the partners' own logos that need a dark plate. */
export async function generateLightLogos(): Promise<void> {
  const own = partners.flatMap(({ logo }) => (logo ? [logo.src] : []))
  const isLight = await Promise.all(
    own.map((src) => {
      const file = `public${src}`
      return hasLightInk(file).catch(() => {
        throw unreadable({ file, namedIn: 'content/partners.yaml (logo)' })
      })
    }),
  )
  writeGenerated('generated/light-logos.json', JSON.stringify(own.filter((_, index) => isLight[index])))
}
