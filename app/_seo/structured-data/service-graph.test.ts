/** @jest-environment node */
import { catalogueItem } from '@/content/catalogue'
import { locales } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { nodesOf, BREADCRUMBS } from './graphs.fixture'
import { serviceGraph } from './service-graph'

const item = catalogueItem('services', 'siem')

test.each(locales)('describes the service as an offer of its group, %s', (locale) => {
  const nodes = nodesOf(serviceGraph(item, locale, BREADCRUMBS))
  const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type)
  const copy = item.copy[locale]
  const service = node('Service')
  expect(service).toMatchObject({
    name: copy.title,
    description: copy.intro.text,
    url: absoluteUrl(locale, item.path),
    provider: { '@id': node('Organization')?.['@id'] },
  })
  expect(node('WebPage')).toMatchObject({
    mainEntity: { '@id': service?.['@id'] },
    breadcrumb: { '@id': node('BreadcrumbList')?.['@id'] },
  })
  const group = node('OfferCatalog')
  expect(node('Organization')?.hasOfferCatalog).toEqual({ '@id': group?.['@id'] })
  expect(group).toMatchObject({
    name: { en: 'Cybersecurity & Compliance', ar: 'الأمن السيبراني والامتثال' }[locale],
    itemListElement: { '@type': 'Offer', itemOffered: { '@id': service?.['@id'] } },
  })
  expect(node('FAQPage')?.mainEntity).toHaveLength(copy.questions.length + 2)
})

test('throws if the group does not exist', () => {
  expect(() => serviceGraph({ ...item, group: 'teapots' }, 'en', BREADCRUMBS)).toThrow('no group "teapots"')
})
