import { existsSync } from 'node:fs'

import { checkControls } from '@/lib/check-controls'
import { MASTERS, OWN_PICTURE } from '@/lib/picture-names'
import type { Reader } from '@/lib/yaml-reader'

import type { Content } from './types'

/** A file that is wrong has no content, so references to it cannot be checked. */
type Partly<Value> = Value extends object ? { [Key in keyof Value]?: Partly<Value[Key]> | undefined } : Value

const listed = (names: Iterable<string>) => [...names].sort().join(', ')

/** Reports each name of something in another file that is not there. */
function checkReferences(reader: Reader, content: Partly<Content>): void {
  const { services = {}, products = {} } = content
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
    pictures: inFile('pictures', 'Take a name from there; docs/editing.md says how a picture of its own is given.'),
    partners: inFile('partners'),
    sources: inFile('sources'),
    promises: inFile('promises'),
  }
  for (const { file, place, to, name } of reader.references) {
    const target = targets[to]
    if (target && !target.names.includes(name)) reader.problem(file, place, `is "${name}", ${target.advice}`)
    if (to === 'masters' && !existsSync(`${MASTERS}/${name}`)) {
      const advice = `which ${MASTERS} does not have. Put the file there, 1920 × 1080 px or larger.`
      reader.problem(file, place, `is "${name}", ${advice}`)
    }
  }
}

/** Reports what does not fit together in several files: names that lead nowhere, pictures, controls, samples. */
export function checkLinks(reader: Reader, content: Content): void {
  const { services = {}, products = {}, samples = {} } = content as Partly<Content>
  checkReferences(reader, content as Partly<Content>)

  for (const slug of Object.keys(services).filter((name) => name in products)) {
    reader.problem(`products/${slug}`, [], `has the name of a service: the folder of one of them needs another.`)
  }

  for (const [folder, page] of Object.entries({ services, products }).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([slug, entry]) => [`${kind}/${slug}`, entry] as const),
  )) {
    const { picture, related = [] } = page?.meta ?? {}
    if (typeof picture === 'object' && !reader.has(`${folder}/${OWN_PICTURE}`)) {
      reader.problem(`${folder}/meta.yaml`, ['picture'], `describes ${OWN_PICTURE}, which is not in the folder.`)
    }
    const own = related.findIndex((name?: string) => folder.endsWith(`/${name}`))
    if (own >= 0) reader.problem(`${folder}/meta.yaml`, ['related', own], 'is the page itself.')
  }

  for (const [slug, service] of Object.entries(services)) {
    if (!service?.meta) continue
    const file = `services/${slug}/meta.yaml`
    const { group, example, controls } = service.meta
    if (group === 'cybersecurity') checkControls(reader, file, controls, service.copy?.en)
    else if (controls) reader.problem(file, ['controls'], 'belong to services of the group cybersecurity alone.')
    if (group === 'digital' && !example) {
      reader.problem(file, ['example'], 'is missing. A service of the group digital names a screen of a product.')
    } else if (group !== 'digital' && example) {
      reader.problem(file, ['example'], 'belongs to services of the group digital alone.')
    }
    const screens = products[example?.product ?? '']?.copy?.en?.screens?.map((screen) => screen?.id)
    if (example && screens && !screens.includes(example.screen)) {
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
}
