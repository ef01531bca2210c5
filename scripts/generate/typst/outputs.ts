import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { pictureByName, pictureMaster } from '@/content/pictures'
import packageJson from '@/package.json'

import { isSystemError, PlainError, sentenceOf } from '../failures'
import { type MadeFiles, madeFiles } from '../made-files'
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
  /** What each of `files` holds. */
  render: (layout: ReturnType<typeof typeset>) => Promise<readonly (Uint8Array | string)[]>
}

/** A hash of the code that makes outputs. */
function hashOfCode(): string {
  const hash = createHash('sha256').update(PACKAGES.map((name) => packageJson.devDependencies[name]).join())
  for (const folder of CODE) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => path.extname(name) && !name.includes('.test.')).sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)))
    }
  }
  return hash.digest('hex')
}

let code: string | undefined

/** What an output is made from, as a hash. It names the output before it is made. */
export function outputKey({ data, pictures = [] }: Output): string {
  code ??= hashOfCode()
  const hash = createHash('sha256')
    .update(code)
    .update(JSON.stringify([data(), pictures]))
  for (const { picture: name, locale } of pictures) {
    hash.update(JSON.stringify(pictureByName(name))).update(readFileSync(pictureMaster(name, locale)))
  }
  return hash.digest('hex')
}

async function make({ files, template, data, pictures = [], render }: Output, key: string, made: MadeFiles) {
  const layout = typeset(template, { ...data(), pictures: await Promise.all(pictures.map(starPictureSvg)) })
  const contents = await render(layout)
  for (const [index, file] of files.entries()) {
    const remarks = index === 0 ? layout.remarks.map((remark) => `${file}: ${remark}`) : []
    made.write(file, contents[index] ?? '', { key, remarks })
  }
}

/** Removes files of `folders` that none of `outputs` makes. */
export function removeStale(outputs: readonly Output[], folders: readonly string[]): void {
  const wanted = new Set(outputs.flatMap(({ files }) => files.map((file) => path.normalize(file))))
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name)
      // Another run may have removed it meanwhile.
      if (path.extname(name) && !wanted.has(file)) rmSync(file, { force: true })
    }
  }
}

/**
 * Makes the outputs that are not there or were made from something else. Tries every one before it reports the failures
 * together. Returns what is worth a look.
 */
export async function makeOutputs(step: string, outputs: readonly Output[]): Promise<readonly string[]> {
  const made = madeFiles(`.cache/typst/${step}.json`)
  const makeWhereDue = async (output: Output) => {
    const key = outputKey(output)
    const isMade = output.files.map((file) => made.isMade(file, key))
    if (isMade.includes(false)) await make(output, key, made)
  }
  const results = await Promise.allSettled(outputs.map(makeWhereDue))
  /** The files that could not be made, by the reason. */
  const failures = new Map<string, string[]>()
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    // A full disk fails them all.
    if (isSystemError(result.reason)) throw result.reason
    const reason = sentenceOf(result.reason)
    failures.set(reason, [...(failures.get(reason) ?? []), outputs[index]?.files[0] ?? ''])
  }
  const lines = [...failures].map(([reason, [first, ...more]]) => {
    return `${first}${more.length > 0 ? ` and ${more.length} more` : ''} could not be made. ${reason}`
  })
  if (lines.length > 0) throw new PlainError(lines.join('\n'))
  return made.finish()
}
