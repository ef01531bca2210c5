import { readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const COMPRESSIBLE = /\.(html|css|js|json|txt|svg|xml|webmanifest|ico)$/
/** Smaller files gain nothing, bytes. */
const SMALLEST = 200

const encoders: Readonly<Record<string, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) =>
    toBrotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => toGzip(data, { level: constants.Z_BEST_COMPRESSION }),
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file)
  if (data.length < SMALLEST) return
  for (const [ending, encode] of Object.entries(encoders)) {
    const smaller = await encode(data)
    if (smaller.length < data.length) await writeFile(`${file}.${ending}`, smaller)
  }
}

/** Writes a brotli and a gzip copy beside every compressible file of the exported folder, for hosts that serve them. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const queue = files.values()
  const work = async () => {
    for (const file of queue) await compressFile(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
