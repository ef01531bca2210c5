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
const qualityOf = (file: string) => constants.BROTLI_MAX_QUALITY - (isAwaited(file) ? 0 : 1)

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

/** Takes the copy of an earlier build, or makes one. */
async function copyOf(cached: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const copy = await make()
  // Writes to another name first: an interrupted build must not leave half a copy under the final name.
  await writeFile(`${cached}.part`, copy)
  await rename(`${cached}.part`, cached)
  return copy
}

/** Writes a brotli and a gzip copy beside every compressible file of the exported folder, for hosts that send them. */
export async function compress(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  // More than half of the payloads for in-app navigation are identical, so each content is compressed once.
  const contents = new Map<string, { data: Buffer; quality: number; files: string[] }>()
  for (const file of names.map((name) => path.join(folder, name))) {
    const data = await readFile(file)
    if (data.length < MIN_BYTES) continue
    const quality = qualityOf(file)
    const key = `${createHash('sha256').update(data).digest('hex')}-${quality}`
    contents.set(key, { data, quality, files: [...(contents.get(key)?.files ?? []), file] })
  }
  const used = new Set<string>()
  await eachAtOnce([...contents], availableParallelism(), async ([key, { data, quality, files }]) => {
    for (const [ending, encode] of Object.entries(encoders)) {
      used.add(`${key}.${ending}`)
      const copy = await copyOf(path.join(CACHE, `${key}.${ending}`), () => encode(data, quality))
      if (copy.length >= data.length) continue
      for (const file of files) await writeFile(`${file}.${ending}`, copy)
    }
  })
  for (const stale of await readdir(CACHE)) if (!used.has(stale)) await rm(path.join(CACHE, stale))
}
