import { existsSync } from 'node:fs'

import { locales } from '@/lib/locale'
import { MASTERS, OWN_PICTURE } from '@/lib/picture-names'
import type { Place } from '@/lib/tree'

import type { Reader } from './yaml-reader'
import type { Content } from './types'

type Entry = Content['services' | 'products'][string]

/** A file that is wrong has no content, so references to it cannot be checked. */
type Partly<Value> = Value extends object ? { [Key in keyof Value]?: Partly<Value[Key]> | undefined } : Value

const listed = (names: Iterable<string>) => [...names].sort().join(', ')

/** Reports each name of something in another file that is not there. */
function checkReferences(reader: Reader, content: Partly<Content>): void {
  const { services = {}, products = {}, samples = {} } = content
  const folders = (kind: string, names: readonly string[]) => ({
    names,
    advice: `and there is no such ${kind}. There are ${listed(names)}.`,
  })
  const inFile = (file: 'pictures' | 'partners' | 'sources' | 'promises', advice = 'Add it there.') => {
    const entries: readonly ({ id?: string; name?: string } | undefined)[] | undefined = content[file]
    const names = entries?.map((entry) => entry?.id ?? entry?.name)
    return names && { names, advice: `which content/${file}.yaml does not have. ${advice}` }
  }
  const targets: Readonly<Record<string, { names: readonly unknown[]; advice: string } | undefined>> = {
    pages: folders('page', Object.keys({ ...services, ...products })),
    services: folders('service', Object.keys(services)),
    products: folders('product', Object.keys(products)),
    samples: folders('sample', Object.keys(samples)),
    pictures: inFile('pictures', 'Take a name from there; docs/editing.md says how a picture of its own is given.'),
    partners: inFile('partners'),
    sources: inFile('sources'),
    promises: inFile('promises'),
  }
  for (const { file, place, to, name } of reader.references) {
    const target = targets[to]
    if (target && !target.names.includes(name)) {
      // Where a page has been taken away, this is the line to change.
      const isEntry = typeof place.at(-1) === 'number'
      reader.problem(file, place, `is "${name}", ${target.advice}${isEntry ? ' Or take the line out.' : ''}`)
    }
    if (to === 'masters' && !/^[\w-]+\.webp$/.test(name)) {
      reader.problem(
        file,
        place,
        `is "${name}", which is not the name of a file in ${MASTERS}. Write it as towers.webp.`,
      )
    } else if (to === 'masters' && !existsSync(`${MASTERS}/${name}`)) {
      const advice = `which ${MASTERS} does not have. Put the file there, 1920 × 1080 px or larger.`
      reader.problem(file, place, `is "${name}", ${advice}`)
    }
  }
}

/** Reports a position that a list does not have. `owner` has the list. */
function checkPosition(
  reader: Reader,
  file: string,
  place: Place,
  position: number | undefined,
  entries: readonly unknown[] | undefined,
  owner: string,
): void {
  if (!entries || position === undefined || position < entries.length) return
  reader.problem(file, place, `is ${position}, and the ${owner} has numbers 0 to ${entries.length - 1}.`)
}

/** Reports services and products whose titles are those of another. The launch check names repeated descriptions. */
function checkNames(reader: Reader, folders: readonly (readonly [folder: string, page: Partly<Entry> | undefined])[]) {
  for (const locale of locales) {
    for (const field of ['title', 'documentTitle'] as const) {
      const known = new Map<string, string>()
      for (const [folder, page] of folders) {
        const words = page?.copy?.[locale]?.[field]
        if (!words) continue
        const other = known.get(words)
        const advice = `is that of ${other}. Each page needs its own: visitors tell pages apart by it.`
        if (other) reader.problem(`${folder}/${locale}.yaml`, [field], advice)
        else known.set(words, folder)
      }
    }
  }
}

/** Reports the screens of a product that have no picture in one of the languages. */
function checkScreens(reader: Reader, slug: string, screens: readonly (Partly<{ id: string }> | undefined)[]): void {
  for (const [index, screen] of screens.entries()) {
    const id = screen?.id ?? ''
    const missing = locales
      .map((locale) => `${id}.${locale}.webp`)
      .filter((name) => !reader.has(`products/${slug}/${name}`) && !existsSync(`${MASTERS}/screens/${slug}/${name}`))
    const advice = `has no picture. Put ${missing.join(' and ')} into the folder (docs/editing.md says their size).`
    if (missing.length > 0) reader.problem(`products/${slug}/en.yaml`, ['screens', index, 'id'], advice)
  }
}

/** Reports what does not fit together in several files: names that lead nowhere, pictures, samples. */
export function checkLinks(reader: Reader, content: Content): void {
  const { services = {}, products = {}, samples = {}, pages, pictures } = content as Partly<Content>
  checkReferences(reader, content as Partly<Content>)

  for (const slug of Object.keys(services).filter((name) => Object.hasOwn(products, name))) {
    reader.problem(`products/${slug}`, [], `has the name of a service. Rename one of the two folders.`)
  }

  const folders = Object.entries({ services, products }).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([slug, entry]) => [`${kind}/${slug}`, entry] as const),
  )
  checkNames(reader, folders)
  for (const [slug, product] of Object.entries(products)) checkScreens(reader, slug, product?.copy?.en?.screens ?? [])
  for (const [folder, page] of folders) {
    const { picture, related = [] } = page?.meta ?? {}
    const shared = pictures?.find((entry) => entry?.name === picture)
    if (shared && !shared.alt) {
      const advice = `is "${shared.name}", which content/pictures.yaml does not describe. Add its alt there, in both languages.`
      reader.problem(`${folder}/meta.yaml`, ['picture'], advice)
    }
    if (typeof picture === 'object' && !reader.has(`${folder}/${OWN_PICTURE}`)) {
      reader.problem(`${folder}/meta.yaml`, ['picture'], `describes ${OWN_PICTURE}, which is not in the folder.`)
    }
    const own = related.findIndex((name?: string) => folder.endsWith(`/${name}`))
    if (own >= 0) reader.problem(`${folder}/meta.yaml`, ['related', own], 'is the page itself.')
  }

  for (const [slug, sample] of Object.entries(samples)) {
    const { blocks } = sample?.copy?.en ?? {}
    if (!Object.hasOwn(services, slug)) {
      const without = Object.keys(services).filter((name) => !Object.hasOwn(samples, name))
      const advice = without.length > 0 ? `Rename it to one of these: ${listed(without)}.` : 'Delete it.'
      reader.problem(`samples/${slug}`, [], `is not named after a service. ${advice}`)
      continue
    }
    const file = `samples/${slug}/meta.yaml`
    checkPosition(reader, file, ['shown'], sample?.meta?.shown, blocks, 'sample')
    for (const [index, part] of (sample?.meta?.excerpt ?? []).entries())
      checkPosition(reader, file, ['excerpt', index], part, blocks, 'sample')
  }
  const onHome = pages?.home?.meta?.sample
  const { blocks } = samples[onHome?.service ?? '']?.copy?.en ?? {}
  checkPosition(reader, 'pages/home/meta.yaml', ['sample', 'part'], onHome?.part, blocks, 'sample')
}
