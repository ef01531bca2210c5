import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { mapTree } from '@/lib/tree'

import { foldersIn, readYaml, type Words, writeYaml } from './yaml-files'

const COPY = '-two'
const SENTENCE = /[.!?؟]$/

/** Another sentence of the same length: two letters of its last word of small or Arabic letters change places. */
function altered(text: string): string {
  const words = [...text.matchAll(/(?<![\p{L}\d])([\p{Ll}\p{sc=Arabic}])(?!\1)([\p{Ll}\p{sc=Arabic}])(?=\p{L})/gu)]
  const last = words.at(-1)
  if (!last) return text
  const [pair, first, second] = last
  return `${text.slice(0, last.index)}${second}${first}${text.slice(last.index + pair.length)}`
}

/** All sentences of a page altered, each for itself: no sentence stands on two pages. */
const alteredIn = (words: unknown): unknown =>
  mapTree(words, (value) =>
    typeof value === 'string' && SENTENCE.test(value)
      ? value
          .split(/(?<=[.!?؟])(?=\s)/)
          .map(altered)
          .join('')
      : value,
  )

/** Copies a page's folder, with a title, a search description and sentences of its own. */
function copyFolder(root: string, kind: string, slug: string): string {
  const [from, to] = [join(root, 'content', kind, slug), join(root, 'content', kind, slug + COPY)]
  cpSync(from, to, { recursive: true })
  for (const locale of ['en', 'ar']) {
    const file = join(to, `${locale}.yaml`)
    const words = alteredIn(readYaml(file)) as Words & { title: string; documentTitle?: string }
    const title = `${words.title.slice(0, 44)} 2`
    writeYaml(file, { ...words, title, ...(words.documentTitle && { documentTitle: title }) })
  }
  return to
}

/** Gives a copied page a picture of its own: that of the page, under another description. */
function copyPicture(root: string, folder: string): void {
  const meta = join(folder, 'meta.yaml')
  const { picture, ...rest } = readYaml<Words & { picture: string | { alt: Words } }>(meta)
  if (typeof picture === 'object')
    return writeYaml(meta, { ...rest, picture: { ...picture, alt: renamed(picture.alt) } })
  const pictures = readYaml<{ name: string; master: string; focus: string; alt: Words }[]>(
    join(root, 'content/pictures.yaml'),
  )
  const shared = pictures.find(({ name }) => name === picture)
  if (!shared) throw new Error(`content/pictures.yaml has no ${picture}`)
  cpSync(join(root, 'art/masters', shared.master), join(folder, 'picture.webp'))
  const { group, order, ...others } = rest
  writeYaml(meta, { group, order, picture: { focus: shared.focus, alt: renamed(shared.alt) }, ...others })
}

const renamed = (alt: Words) =>
  Object.fromEntries(Object.entries(alt).map(([locale, text]) => [locale, `${String(text).slice(0, 150)} 2`]))

/** Doubles the services with their samples, and the products with their screens, in a copy of the project. */
export function growCatalogue(root: string): void {
  for (const slug of foldersIn(join(root, 'content/services'))) {
    copyPicture(root, copyFolder(root, 'services', slug))
    if (existsSync(join(root, 'content/samples', slug))) copyFolder(root, 'samples', slug)
  }
  for (const slug of foldersIn(join(root, 'content/products'))) {
    const folder = copyFolder(root, 'products', slug)
    copyPicture(root, folder)
    const screens = join(root, 'art/masters/screens', slug)
    if (existsSync(screens)) cpSync(screens, folder, { recursive: true })
  }
}
