import type { Sharp } from 'sharp'

const hex = (value: number): string => value.toString(16).padStart(2, '0')

/**
 * Returns the mean colour of a picture as `#rrggbb`; undefined for a transparent picture. The dominant colour would not
 * do: it is the black of the sky in nearly every picture here.
 */
export async function colorOf(picture: Sharp): Promise<string | undefined> {
  // Four times as quick as `stats()`, which measures much more.
  const [red = 0, green = 0, blue = 0, alpha] = await picture
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  return alpha === 255 ? `#${hex(red)}${hex(green)}${hex(blue)}` : undefined
}
