import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { eachAtOnce } from '@/lib/each-at-once'
import { writeGenerated } from '@/lib/write-generated'

import { DATA_FOLDER } from './defer-scripts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const COMPRESSIBLE = /\.(html|css|js|json|txt|md|svg|xml|webmanifest|ico)$/
/** Compressing smaller files gains nothing, bytes. */
const MIN_BYTES = 200
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

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()
const HASH_BYTES = 32

/** Takes the copy of an earlier build, which ends with its own hash, or makes one. */
async function copyOf(cached: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(cached).catch(() => Buffer.alloc(0))
  const copy = known.subarray(0, -HASH_BYTES)
  if (sha256(copy).equals(known.subarray(-HASH_BYTES))) return copy
  const made = await make()
  writeGenerated(cached, Buffer.concat([made, sha256(made)]))
  return made
}

/**
 * Writes a brotli and a gzip copy beside every compressible file of the exported folder, for hosts that send them. `cache`
 * holds the copies of earlier builds, under the hash of their original.
 */
export async function compress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  // More than half of the payloads for in-app navigation are identical, so each content is compressed once.
  const contents = new Map<string, { data: Buffer; quality: number; files: string[] }>()
  for (const file of names.map((name) => path.join(folder, name))) {
    const data = await readFile(file)
    if (data.length < MIN_BYTES) continue
    const quality = qualityOf(file)
    const key = `${sha256(data).toString('hex')}-${quality}`
    contents.set(key, { data, quality, files: [...(contents.get(key)?.files ?? []), file] })
  }
  const used = new Set<string>()
  await eachAtOnce([...contents], availableParallelism(), async ([key, { data, quality, files }]) => {
    for (const [ending, encode] of Object.entries(encoders)) {
      used.add(`${key}.${ending}`)
      const copy = await copyOf(path.join(cache, `${key}.${ending}`), () => encode(data, quality))
      if (copy.length >= data.length) continue
      for (const file of files) writeGenerated(`${file}.${ending}`, copy)
    }
  })
  for (const stale of await readdir(cache)) if (!used.has(stale)) await rm(path.join(cache, stale), { force: true })
}
