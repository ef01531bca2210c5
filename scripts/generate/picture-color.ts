import sharp from 'sharp'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/**
 * The colour that a picture has on the whole, as `#rrggbb`; none where something shines through it. The mean, not the
 * fullest bin of the histogram: that is the black of the sky in nearly every picture here, whatever it shows.
 */
export async function colorOf(file: string): Promise<string | undefined> {
  const { channels, isOpaque } = await sharp(file).toColourspace('srgb').stats()
  const [red, green = red, blue = red] = channels.map(({ mean }) => mean)
  return isOpaque && red !== undefined ? `#${hex(red)}${hex(green ?? red)}${hex(blue ?? red)}` : undefined
}
