/** @jest-environment node */
import { absoluteUrl } from '@/app/_seo/page-metadata'
import { catalogueItems } from '@/content/catalogue'
import { found } from '@/lib/found'
import { locales } from '@/lib/locale'

import { nodesOf, BREADCRUMBS } from './graphs.fixture'
import { serviceGraph } from './service-graph'

const item = found(catalogueItems('services').at(-1), 'the last service')

test.each(locales)('describes the service as an offer of its group, %s', (locale) => {
  const nodes = nodesOf(serviceGraph(item, locale, BREADCRUMBS))
  const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type)
  const copy = item.copy[locale]
  const service = node('Service')
  expect(service).toMatchObject({
    name: copy.title,
    description: copy.intro.text,
    url: absoluteUrl(locale, item.path),
    serviceType: copy.title,
    areaServed: { '@type': 'Country', identifier: 'AE' },
    provider: { '@id': node('Organization')?.['@id'] },
  })
  expect(node('WebPage')).toMatchObject({
    mainEntity: { '@id': service?.['@id'] },
    breadcrumb: { '@id': node('BreadcrumbList')?.['@id'] },
  })
  const group = node('OfferCatalog')
  expect(node('Organization')?.hasOfferCatalog).toEqual({ '@id': group?.['@id'] })
  expect(group).toMatchObject({
    name: item.groupTitle[locale],
    itemListElement: { '@type': 'Offer', itemOffered: { '@id': service?.['@id'] } },
  })
})

test('throws if the group does not exist', () => {
  expect(() => serviceGraph({ ...item, group: 'teapots' }, 'en', BREADCRUMBS)).toThrow('no group "teapots"')
})
