import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { locales } from '@/lib/locale'
import { sheetPicture } from '@/lib/picture-names'

const SERVICES = 'content/services'
const MANIFEST = 'generated/pictures.json'
const PREFIX = 'growth-'
/** Behind every real page of its group. */
const FIRST_ORDER = 100_000

/** The slug of the nth sample. */
export const sampleSlug = (number: number): string => `${PREFIX}${String(number).padStart(4, '0')}`

/** Replaces what must be there, so that a change of the template's form is noticed. */
function replaced(text: string, pattern: RegExp, replacement: string, file: string): string {
  if (!pattern.test(text)) throw new Error(`${file} does not contain ${pattern}`)
  return text.replace(pattern, replacement)
}

/** The facts of a sample: those of the template in another group, at a place of its own. */
export const sampleFacts = (index: string, number: number, group: string): string =>
  replaced(
    replaced(index, /group: '[\w-]+'/, `group: '${group}'`, 'index.ts'),
    /order: \d+/,
    `order: ${FIRST_ORDER + number}`,
    'index.ts',
  )

/** The words of a sample: those of the template with a number in the title. */
export const sampleWords = (words: string, number: number, file: string): string =>
  replaced(words, /title: (['"])(.*?)\1/, `title: $1$2 ${number}$1`, file)

/** Takes all samples out of a copy of the project. */
export function removeSamples(project: string): void {
  const folder = path.join(project, SERVICES)
  for (const name of readdirSync(folder))
    if (name.startsWith(PREFIX)) rmSync(path.join(folder, name), { recursive: true })
}

/**
 * Puts `count` services into a copy of the project, made after one of its own and dealt out to the groups in turn.
 * They share the pictures of their template's datasheet: what is measured is the build, not the drawing.
 */
export function writeSamples(project: string, count: number, template: string, groups: readonly string[]): void {
  const read = (file: string) => readFileSync(path.join(project, SERVICES, template, file), 'utf8')
  const [index, ...words] = [read('index.ts'), ...locales.map((locale) => read(`${locale}.ts`))]
  const manifestFile = path.join(project, MANIFEST)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>

  for (let number = 1; number <= count; number++) {
    const slug = sampleSlug(number)
    const folder = path.join(project, SERVICES, slug)
    mkdirSync(folder, { recursive: true })
    const group = groups[number % groups.length] ?? ''
    writeFileSync(path.join(folder, 'index.ts'), sampleFacts(index ?? '', number, group))
    for (const [place, locale] of locales.entries()) {
      writeFileSync(path.join(folder, `${locale}.ts`), sampleWords(words[place] ?? '', number, `${locale}.ts`))
      manifest[sheetPicture('services', slug, locale)] = manifest[sheetPicture('services', template, locale)]
    }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest))
}
