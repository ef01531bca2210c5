import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { eachAtOnce } from '@/lib/each-at-once'

import { DATA_FOLDER } from './defer-scripts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const COMPRESSIBLE = /\.(html|css|js|json|txt|md|svg|xml|webmanifest|ico)$/
/** Compressing smaller files gains nothing, bytes. */
const MIN_BYTES = 200
/** Copies from earlier builds, under the hash of their original. */
const CACHE = '.cache/compressed'

/** What a first visit waits for gets the best level. The one below takes a third of the time and costs 1 % more. */
const isAwaited = (file: string) => /\.(html|css|js)$/.test(file) && !file.includes(DATA_FOLDER)
const QUALITIES = { awaited: constants.BROTLI_MAX_QUALITY, other: constants.BROTLI_MAX_QUALITY - 1 }

const encoders = {
  br: (data: Buffer, quality: number) =>
    toBrotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => toGzip(data, { level: constants.Z_BEST_COMPRESSION }),
}
type Ending = keyof typeof encoders
const endings = Object.keys(encoders) as Ending[]

/** Compresses some content, or takes the copy of an earlier build. */
async function copyOf(data: Buffer, ending: Ending, quality: number, cached: string): Promise<Buffer> {
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const copy = await encoders[ending](data, quality)
  // Writes to another name first: an interrupted build must not leave half a copy under the final name.
  await writeFile(`${cached}.part`, copy)
  await rename(`${cached}.part`, cached)
  return copy
}

/** More than half of the payloads for in-app navigation are identical, so each content is compressed once. */
function compressor(used: Set<string>): (file: string) => Promise<void> {
  const known = new Map<string, Promise<readonly Buffer[]>>()
  const copiesOf = (data: Buffer, hash: string, quality: number) =>
    Promise.all(
      endings.map((ending) => {
        const name = `${hash}-${quality}.${ending}`
        used.add(name)
        return copyOf(data, ending, quality, path.join(CACHE, name))
      }),
    )
  return async (file) => {
    const data = await readFile(file)
    if (data.length < MIN_BYTES) return
    const hash = createHash('sha256').update(data).digest('hex')
    const copies = known.get(hash) ?? copiesOf(data, hash, isAwaited(file) ? QUALITIES.awaited : QUALITIES.other)
    known.set(hash, copies)
    for (const [index, copy] of (await copies).entries()) {
      if (copy.length < data.length) await writeFile(`${file}.${endings[index]}`, copy)
    }
  }
}

/** Writes a brotli and a gzip copy beside every compressible file of the exported folder, for hosts that send them. */
export async function compress(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  const used = new Set<string>()
  const compressFile = compressor(used)
  await eachAtOnce(files, availableParallelism(), (file) => compressFile(path.join(folder, file)))
  for (const stale of await readdir(CACHE)) if (!used.has(stale)) await rm(path.join(CACHE, stale))
}
