import sharp from 'sharp'

/** Rows shown above and below those that differ. */
const MARGIN = 60
/** Rows of one picture in the report: below a block that has moved, everything differs. */
const MAX_ROWS = 2400
/** Least difference of a colour channel, of 255: two runs of the browser smooth some edges differently. */
const TOLERANCE = 16
const CHANNELS = 3
/** Stands where one of two pictures has ended. */
const NOTHING = { r: 255, g: 0, b: 255 }

export interface PictureDifference {
  /** How many pixels differ. */
  pixels: number
  /** The rows shown, of all rows. */
  rows: { first: number; last: number; all: number }
  /** The rows in WebP: before, after, and with a red point for each pixel that differs. */
  pictures: readonly Buffer[]
}

const sizeOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

const rawOf = (png: Buffer, own: { width: number; height: number }, width: number, height: number) =>
  sharp(png)
    .removeAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: NOTHING })
    .raw()
    .toBuffer()

/** The second picture, pale, with red points where the first differs; how many, and the first and last of their rows. */
function marked(before: Buffer, after: Buffer, width: number) {
  const data = Buffer.alloc(after.length)
  const differs = (at: number) => Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > TOLERANCE
  let pixels = 0
  let first = Infinity
  let last = 0
  for (let at = 0; at < after.length; at += CHANNELS) {
    const grey = 170 + (after[at + 1] ?? 0) / 3
    const isDifferent = differs(at) || differs(at + 1) || differs(at + 2)
    data[at] = isDifferent ? 220 : grey
    data[at + 1] = data[at + 2] = isDifferent ? 0 : grey
    if (!isDifferent) continue
    pixels++
    last = Math.floor(at / CHANNELS / width)
    first = Math.min(first, last)
  }
  return { data, pixels, first, last }
}

/** Compares two photographs of a page, PNG; undefined if no pixel differs. */
export async function pictureDifference(before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = [await sizeOf(before), await sizeOf(after)] as const
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const old = await rawOf(before, sizes[0], width, height)
  const present = await rawOf(after, sizes[1], width, height)
  const { data, pixels, first, last } = marked(old, present, width)
  if (pixels === 0) return undefined

  const top = Math.max(0, first - MARGIN)
  const rows = Math.min(height - top, last - top + MARGIN, MAX_ROWS)
  const shown = (raw: Buffer) =>
    sharp(raw, { raw: { width, height, channels: CHANNELS } })
      .extract({ left: 0, top, width, height: rows })
      .webp({ quality: 80 })
      .toBuffer()
  return {
    pixels,
    rows: { first: top, last: top + rows, all: height },
    pictures: await Promise.all([old, present, data].map(shown)),
  }
}
