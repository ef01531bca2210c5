import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { pictureByName, pictureMaster } from '@/content/pictures'
import packageJson from '@/package.json'

import { type Template, typeset } from './compiler'
import { type StarPicture, starPictureSvg } from './star-picture'

/** What the outputs depend on besides their data: this folder, the templates, and these packages. */
const CODE = ['scripts/generate/typst', 'art/documents']
const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/alexandria',
  '@expo-google-fonts/instrument-sans',
  'mupdf',
  'sharp',
] as const

export interface Output {
  files: readonly [string, ...string[]]
  template: Template
  /** The template's data. Throws if texts are missing. */
  data: () => object
  /** The template reads them as `pictures`. */
  pictures?: readonly StarPicture[]
  save: (layout: ReturnType<typeof typeset>) => Promise<void>
}

function codeHash(): string {
  const hash = createHash('sha256').update(PACKAGES.map((name) => packageJson.devDependencies[name]).join())
  for (const folder of CODE) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => path.extname(name) && !name.includes('.test.')).sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)))
    }
  }
  return hash.digest('hex')
}

export function outputKey({ data, pictures = [] }: Output): string {
  const hash = createHash('sha256').update(JSON.stringify([data(), pictures]))
  for (const { picture: name, locale } of pictures) {
    hash.update(JSON.stringify(pictureByName(name))).update(readFileSync(pictureMaster(name, locale)))
  }
  return hash.digest('hex')
}

/** What each output of a step was made from the last time, by its first file. */
function readKeys(cache: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

async function make({ files, template, data, pictures = [], save }: Output): Promise<void> {
  for (const file of files) mkdirSync(path.dirname(file), { recursive: true })
  await save(typeset(template, { ...data(), pictures: await Promise.all(pictures.map(starPictureSvg)) }))
}

function removeStale(outputs: readonly Output[], folders: readonly string[]): void {
  const wanted = new Set(outputs.flatMap(({ files }) => files.map((file) => path.normalize(file))))
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name)
      if (path.extname(name) && !wanted.has(file)) rmSync(file)
    }
  }
}

/** Makes the outputs whose key has changed. Tries every one before it reports the failures together. */
export async function makeOutputs(step: string, outputs: readonly Output[], folders: readonly string[]): Promise<void> {
  // First: the export of the pages, which may run meanwhile, copies these folders.
  removeStale(outputs, folders)
  const code = codeHash()
  const cache = `.cache/typst/${step}.json`
  const known = readKeys(cache)
  const keys: typeof known = {}
  const makeWhereDue = async (output: Output) => {
    const [first] = output.files
    const key = `${code} ${outputKey(output)}`
    if (known[first] !== key || !output.files.every((file) => existsSync(file))) await make(output)
    keys[first] = key
  }
  const results = await Promise.allSettled(outputs.map(makeWhereDue))
  mkdirSync(path.dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(keys, null, 1))

  const failures = results.flatMap((result, index) =>
    result.status === 'rejected' ? [`${outputs[index]?.files[0]}: ${String(result.reason)}`] : [],
  )
  if (failures.length > 0) throw new Error(`${step}: ${failures.length} failed\n${failures.join('\n')}`)
}
