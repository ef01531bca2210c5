import type { Sharp } from 'sharp'

/** The mean colour as `#rrggbb` (the dominant one is mostly a black sky); undefined for a transparent picture. */
export async function colorOf(picture: Sharp): Promise<string | undefined> {
  // Four times as quick as `stats()`, which measures much more.
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  return pixel[3] === 255 ? `#${pixel.toString('hex', 0, 3)}` : undefined
}
