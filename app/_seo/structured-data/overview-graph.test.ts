/** @jest-environment node */
import { catalogue } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { nodesOf, BREADCRUMBS } from './graphs.fixture'
import { overviewGraph } from './overview-graph'
import { serviceRef } from './service'

interface Group {
  name: string
  itemListElement: { '@type': string; '@id': string; name: string; itemOffered?: { '@id': string; name: string } }[]
}

const page = { title: 'All', description: 'All of it.', breadcrumbs: BREADCRUMBS }

describe.each(locales)('%s', (locale) => {
  const nodes = (kind: 'services' | 'products') => nodesOf(overviewGraph({ ...page, locale, kind }))
  const groups = (kind: 'services' | 'products') => nodes(kind).at(-1)?.itemListElement as Group[]

  it.each(['services', 'products'] as const)('lists the %s of the page by group', (kind) => {
    const [company, webPage] = nodes(kind)
    const ref = { '@id': nodes(kind).at(-1)?.['@id'] }
    expect([company?.hasOfferCatalog, webPage?.mainEntity, webPage?.['@type']]).toEqual([ref, ref, 'CollectionPage'])
    expect(groups(kind).map(({ name }) => name)).toEqual(catalogue[kind].map(({ copy }) => copy[locale].title))
    const names = groups(kind).map((group) => group.itemListElement.map((item) => (item.itemOffered ?? item).name))
    expect(names).toEqual(catalogue[kind].map(({ items }) => items.map(({ copy }) => copy[locale].title)))
  })

  it('makes services offers that reference their pages, but not products', () => {
    const offers = groups('services').flatMap((group) => group.itemListElement)
    expect(offers.map((offer) => offer.itemOffered?.['@id'])).toEqual(
      catalogue.services.flatMap(({ items }) => items.map(({ path }) => serviceRef(locale, path)['@id'])),
    )
    const types = groups('products').flatMap((group) => group.itemListElement.map((item) => item['@type']))
    expect(new Set(types)).toEqual(new Set(['SoftwareApplication', 'MobileApplication']))
  })
})
