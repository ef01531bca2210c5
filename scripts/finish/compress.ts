import { createHash } from 'node:crypto'
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

type Copies = ReadonlyMap<string, Buffer>

/** The smaller copies of a file by their ending. */
async function copiesOf(data: Buffer): Promise<Copies> {
  const copies = new Map<string, Buffer>()
  for (const [ending, encode] of Object.entries(encoders)) {
    const smaller = await encode(data)
    if (smaller.length < data.length) copies.set(ending, smaller)
  }
  return copies
}

/** More than half of the payloads of in-app navigation say the same: each content is compressed once. */
function compressor(): (file: string) => Promise<void> {
  const known = new Map<string, Promise<Copies>>()
  return async (file) => {
    const data = await readFile(file)
    if (data.length < SMALLEST) return
    const hash = createHash('sha256').update(data).digest('base64')
    const copies = known.get(hash) ?? copiesOf(data)
    known.set(hash, copies)
    for (const [ending, smaller] of await copies) await writeFile(`${file}.${ending}`, smaller)
  }
}

/** Writes a brotli and a gzip copy beside every compressible file of the exported folder, for hosts that serve them. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const queue = files.values()
  const compressFile = compressor()
  const work = async () => {
    for (const file of queue) await compressFile(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
