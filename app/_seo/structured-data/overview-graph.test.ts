/** @jest-environment node */
import { catalogue } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { nodesOf, TRAIL } from './graphs.fixture'
import { overviewGraph } from './overview-graph'
import { serviceRef } from './service'

interface Group {
  name: string
  itemListElement: { '@type': string; '@id': string; name: string; itemOffered?: { '@id': string; name: string } }[]
}

const facts = { title: 'All', description: 'All of it.', trail: TRAIL }

describe.each(locales)('%s', (locale) => {
  const nodes = (kind: 'services' | 'products') => nodesOf(overviewGraph({ ...facts, locale, kind }))
  const groups = (kind: 'services' | 'products') => nodes(kind).at(-1)?.itemListElement as Group[]

  it.each(['services', 'products'] as const)('the catalogue of %s is that of the page', (kind) => {
    const [company, , page] = nodes(kind)
    const ref = { '@id': nodes(kind).at(-1)?.['@id'] }
    expect([company?.hasOfferCatalog, page?.mainEntity, page?.['@type']]).toEqual([ref, ref, 'CollectionPage'])
    expect(groups(kind).map(({ name }) => name)).toEqual(catalogue[kind].map(({ copy }) => copy[locale].title))
    const names = groups(kind).map((group) => group.itemListElement.map((item) => (item.itemOffered ?? item).name))
    expect(names).toEqual(catalogue[kind].map(({ items }) => items.map(({ copy }) => copy[locale].title)))
  })

  it('services are offered, by the ids of their own pages; products are only named', () => {
    const offers = groups('services').flatMap((group) => group.itemListElement)
    expect(offers.map((offer) => offer.itemOffered?.['@id'])).toEqual(
      catalogue.services.flatMap(({ items }) => items.map(({ path }) => serviceRef(locale, path)['@id'])),
    )
    const types = groups('products').flatMap((group) => group.itemListElement.map((item) => item['@type']))
    expect(new Set(types)).toEqual(new Set(['SoftwareApplication', 'MobileApplication']))
  })
})
