const HEADER_BYTES = 6
const ENTRY_BYTES = 16

interface Image {
  png: Buffer
  /** Side in px, at most 255. */
  size: number
}

/** An ICO file of square PNG images: a header, a table of where each lies, and the images themselves. */
export function icoFile(images: readonly Image[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length
  const entries = images.map(({ png, size }) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
