import type { Sharp } from 'sharp'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/**
 * Returns the mean colour of a picture as `#rrggbb`; undefined for a transparent picture. The dominant colour would not
 * do: it is the black of the sky in nearly every picture here.
 */
export async function colorOf(picture: Sharp): Promise<string | undefined> {
  const { channels, isOpaque } = await picture.stats()
  const [red, green = red, blue = red] = channels.map(({ mean }) => mean)
  return isOpaque && red !== undefined ? `#${hex(red)}${hex(green ?? red)}${hex(blue ?? red)}` : undefined
}
