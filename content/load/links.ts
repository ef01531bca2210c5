import { existsSync } from 'node:fs'

import { checkControls } from '@/lib/check-controls'
import { claimsIn } from '@/lib/claims'
import { locales } from '@/lib/locale'
import { MASTERS, OWN_PICTURE } from '@/lib/picture-names'
import type { Reader } from '@/lib/yaml-reader'

import type { Content } from './types'

/** A file that is wrong has no content, so references to it cannot be checked. */
type Partly<Value> = Value extends object ? { [Key in keyof Value]?: Partly<Value[Key]> | undefined } : Value

const kinds = ['services', 'products'] as const

const listed = (names: Iterable<string>) => [...names].sort().join(', ')

/** Reports references from one file to another that lead nowhere: names of pages, pictures, screens and entries. */
export function checkLinks(reader: Reader, content: Content): void {
  const { services, products, samples, pages, pictures, groups } = content as Partly<Content>
  const slugs = new Set([...Object.keys(services ?? {}), ...Object.keys(products ?? {})])
  const pictureNames = new Set((pictures ?? []).map((picture) => picture?.name ?? ''))

  const checkPage = (file: string, place: (string | number)[], name: unknown) => {
    if (typeof name === 'string' && !slugs.has(name)) {
      reader.problem(file, place, `is "${name}", and there is no such page. There are ${listed(slugs)}.`)
    }
  }
  const checkPicture = (file: string, place: (string | number)[], name: unknown) => {
    if (pictures && typeof name === 'string' && !pictureNames.has(name)) {
      reader.problem(file, place, `is "${name}", which content/pictures.yaml does not have.`)
    }
  }

  for (const [index, picture] of (pictures ?? []).entries()) {
    const files = [
      [['master'], picture?.master],
      [['arabic', 'master'], picture?.arabic?.master],
    ] as const
    for (const [place, file] of files) {
      if (file && !existsSync(`${MASTERS}/${file}`)) {
        reader.problem(
          'pictures.yaml',
          [index, ...place],
          `is "${file}", which ${MASTERS} does not have. Put the file there, 1920 × 1080 px or larger.`,
        )
      }
    }
  }

  for (const slug of Object.keys(services ?? {}).filter((name) => name in (products ?? {}))) {
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
        if (related.indexOf(name) < index) reader.problem(file, ['related', index], `names "${name}" twice.`)
      }
      for (const locale of ['en', 'ar'] as const) {
        const leads = (page?.copy?.[locale]?.bullets ?? []).map((bullet: { lead?: string } | undefined) => bullet?.lead)
        for (const [index, lead] of leads.entries()) {
          if (leads.indexOf(lead) < index) {
            reader.problem(
              `${kind}/${slug}/${locale}.yaml`,
              ['bullets', index, 'lead'],
              'begins as another point does.',
            )
          }
        }
      }
    }
  }

  for (const [slug, service] of Object.entries(services ?? {})) {
    const file = `services/${slug}/meta.yaml`
    const meta = service?.meta
    if (!meta) continue
    const { example, controls } = meta
    if (meta.group === 'cybersecurity') checkControls(reader, file, controls, service.copy?.en)
    else if (controls) reader.problem(file, ['controls'], 'belong to services of the group cybersecurity alone.')
    if (meta.group === 'digital' && !example) {
      reader.problem(file, ['example'], 'is missing. A service of the group digital names a screen of a product.')
    }
    if (example) {
      const screens = products?.[example.product ?? '']?.copy?.en?.screens?.map((screen) => screen?.id)
      if (!products?.[example.product ?? ''])
        reader.problem(file, ['example', 'product'], `is "${example.product}", and there is no such product.`)
      else if (screens && !screens.includes(example.screen)) {
        reader.problem(file, ['example', 'screen'], `is "${example.screen}". The product has ${screens.join(', ')}.`)
      }
    }
  }

  for (const [slug, sample] of Object.entries(samples ?? {})) {
    const file = `samples/${slug}/meta.yaml`
    const { deliverables } = services?.[slug]?.copy?.en ?? {}
    const position = sample?.meta?.deliverable
    if (!(slug in (services ?? {}))) {
      const without = Object.keys(services ?? {}).filter((name) => !(name in (samples ?? {})))
      const names = without.length > 0 ? listed(without) : 'a service'
      reader.problem(`samples/${slug}`, [], `has the name of no service. Rename it to one of these: ${names}.`)
    } else if (deliverables && position !== undefined && position >= deliverables.length) {
      reader.problem(
        file,
        ['deliverable'],
        `is ${position}, and the service has numbers 0 to ${deliverables.length - 1}.`,
      )
    }
  }

  checkClaims(reader, content)

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

/** The lists must contain every source and promise that a text names. */
function checkClaims(reader: Reader, content: Content): void {
  const lists = { sources: content.sources, promises: content.promises } as Partly<
    Pick<Content, 'sources' | 'promises'>
  >
  for (const [kind, list] of Object.entries(lists)) {
    if (!list) continue
    const ids = list.map((entry) => entry?.id)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index) reader.problem(`${kind}.yaml`, [index, 'id'], `is "${id}", as that of another.`)
    }
    for (const [file, copy] of copies(content)) {
      for (const { place, ...claims } of claimsIn(copy)) {
        for (const [index, id] of claims[kind as keyof typeof lists].entries()) {
          if (!ids.includes(id)) {
            reader.problem(
              file,
              [...place, kind, index],
              `is "${id}", which content/${kind}.yaml does not have. Add it there.`,
            )
          }
        }
      }
    }
  }
}
