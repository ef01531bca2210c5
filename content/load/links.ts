import { existsSync } from 'node:fs'

import { checkControls } from '@/lib/check-controls'
import { claimsIn } from '@/lib/claims'
import { locales } from '@/lib/locale'
import { MASTERS, OWN_PICTURE } from '@/lib/picture-names'
import type { Place, Reader } from '@/lib/yaml-reader'

import { ownerFile } from './owner-file'
import type { Content } from './types'

/** A file that is wrong has no content, so references to it cannot be checked. */
type Partly<Value> = Value extends object ? { [Key in keyof Value]?: Partly<Value[Key]> | undefined } : Value

const kinds = ['services', 'products'] as const

const listed = (names: Iterable<string>) => [...names].sort().join(', ')

/** Reports references from one file to another that lead nowhere: names of pages, pictures, screens and entries. */
export function checkLinks(reader: Reader, content: Content): void {
  const { services = {}, products = {}, samples = {}, pages, pictures, groups } = content as Partly<Content>
  const slugs = new Set([...Object.keys(services), ...Object.keys(products)])
  const pictureNames = new Set((pictures ?? []).map((picture) => picture?.name ?? ''))

  const checkPage = (file: string, place: Place, name: unknown) => {
    if (typeof name === 'string' && !slugs.has(name)) {
      reader.problem(file, place, `is "${name}", and there is no such page. There are ${listed(slugs)}.`)
    }
  }
  const checkPicture = (file: string, place: Place, name: unknown) => {
    if (pictures && typeof name === 'string' && !pictureNames.has(name)) {
      const advice = 'Take a name from there; docs/editing.md says how a picture of its own is given.'
      reader.problem(file, place, `is "${name}", which content/pictures.yaml does not have. ${advice}`)
    }
  }
  const checkMaster = (place: Place, master: string | undefined) => {
    if (master && !existsSync(`${MASTERS}/${master}`)) {
      const advice = 'Put the file there, 1920 × 1080 px or larger.'
      reader.problem('pictures.yaml', place, `is "${master}", which ${MASTERS} does not have. ${advice}`)
    }
  }

  for (const [index, picture] of (pictures ?? []).entries()) {
    checkMaster([index, 'master'], picture?.master)
    checkMaster([index, 'arabic', 'master'], picture?.arabic?.master)
  }

  for (const slug of Object.keys(services).filter((name) => name in products)) {
    reader.problem(`products/${slug}`, [], `has the name of a service: the folder of one of them needs another.`)
  }

  for (const kind of kinds) {
    for (const [slug, page] of Object.entries(content[kind] as Partly<Content['services' | 'products']>)) {
      const file = `${kind}/${slug}/meta.yaml`
      const { picture, related = [] } = page?.meta ?? {}
      if (typeof picture === 'object' && !reader.has(`${kind}/${slug}/${OWN_PICTURE}`)) {
        reader.problem(file, ['picture'], `describes ${OWN_PICTURE}, which is not in the folder.`)
      }
      checkPicture(file, ['picture'], picture)
      for (const [index, name] of related.entries()) {
        checkPage(file, ['related', index], name)
        if (name === slug) reader.problem(file, ['related', index], 'is the page itself.')
      }
    }
  }

  for (const [slug, service] of Object.entries(services)) {
    if (!service?.meta) continue
    const file = `services/${slug}/meta.yaml`
    const { group, example, controls } = service.meta
    if (group === 'cybersecurity') checkControls(reader, file, controls, service.copy?.en)
    else if (controls) reader.problem(file, ['controls'], 'belong to services of the group cybersecurity alone.')
    if (group === 'digital' && !example) {
      reader.problem(file, ['example'], 'is missing. A service of the group digital names a screen of a product.')
    }
    if (!example) continue
    const product = products[example.product ?? '']
    const screens = product?.copy?.en?.screens?.map((screen) => screen?.id)
    if (!product) {
      reader.problem(file, ['example', 'product'], `is "${example.product}", and there is no such product.`)
    } else if (screens && !screens.includes(example.screen)) {
      reader.problem(file, ['example', 'screen'], `is "${example.screen}". The product has ${screens.join(', ')}.`)
    }
  }

  for (const [slug, sample] of Object.entries(samples)) {
    const { length } = services[slug]?.copy?.en?.deliverables ?? []
    const position = sample?.meta?.deliverable
    if (!(slug in services)) {
      const without = Object.keys(services).filter((name) => !(name in samples))
      const advice = without.length > 0 ? `Rename it to one of these: ${listed(without)}.` : 'Delete it.'
      reader.problem(`samples/${slug}`, [], `has the name of no service. ${advice}`)
    } else if (length && position !== undefined && position >= length) {
      const advice = `is ${position}, and the service has numbers 0 to ${length - 1}.`
      reader.problem(`samples/${slug}/meta.yaml`, ['deliverable'], advice)
    }
  }

  for (const [index, study] of (content.owner?.company?.cases ?? []).entries()) {
    if (study.service !== undefined && !(study.service in services)) {
      const advice = `There are ${listed(Object.keys(services))}.`
      const place = ['company', 'cases', index, 'service']
      reader.problem(ownerFile, place, `is "${study.service}", and there is no such service. ${advice}`)
    }
  }

  checkClaims(reader, content, 'sources')
  checkClaims(reader, content, 'promises')

  for (const [index, slide] of (pages?.home?.meta?.slides ?? []).entries()) {
    checkPage('pages/home/meta.yaml', ['slides', index, 'page'], slide?.page)
    checkPicture('pages/home/meta.yaml', ['slides', index, 'picture'], slide?.picture)
  }
  for (const kind of kinds) {
    for (const [index, entry] of (groups?.[kind] ?? []).entries()) {
      checkPicture('groups.yaml', [kind, index, 'picture'], entry?.picture)
    }
  }
}

/** The files with texts, by their paths below content/. */
function* copies(content: Content): Generator<[file: string, copy: unknown]> {
  const { services, products, samples, pages, messages } = content
  for (const locale of locales) {
    for (const [folder, entries] of Object.entries({ services, products, samples, pages })) {
      for (const [name, { copy }] of Object.entries(entries)) yield [`${folder}/${name}/${locale}.yaml`, copy[locale]]
    }
    for (const [name, copy] of Object.entries(messages)) yield [`messages/${name}/${locale}.yaml`, copy[locale]]
  }
}

/** The list must contain every source or promise that a text names. */
function checkClaims(reader: Reader, content: Content, kind: 'sources' | 'promises'): void {
  const entries: readonly { id: string }[] | undefined = (content as Partial<Content>)[kind]
  if (!entries) return
  const known = new Set(entries.map(({ id }) => id))
  for (const [file, copy] of copies(content)) {
    for (const { place, [kind]: ids } of claimsIn(copy)) {
      for (const [index, id] of ids.entries()) {
        const problem = `is "${id}", which content/${kind}.yaml does not have. Add it there.`
        if (!known.has(id)) reader.problem(file, [...place, kind, index], problem)
      }
    }
  }
}
