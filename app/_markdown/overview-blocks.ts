import { sampleGroups } from '@/app/_routes/sample-groups'
import { catalogue, type CatalogueKind } from '@/content/catalogue'
import { productsPage, samplesPage, servicesPage } from '@/content/pages'
import type { Locale } from '@/lib/locale'

import { heading, list } from './blocks'
import { itemLink } from './catalogue-blocks'
import { twinLink } from './twin-link'

export const overviewBlocks = (kind: CatalogueKind, locale: Locale): string[] => [
  { services: servicesPage, products: productsPage }[kind][locale].subtitle,
  ...catalogue[kind].flatMap(({ copy, items }) => {
    const { title, ...rest } = copy[locale]
    return [heading(2, title), ...Object.values(rest), list(items.map((item) => itemLink(item, locale)))]
  }),
]

export const sampleIndexBlocks = (locale: Locale): string[] => [
  samplesPage[locale].subtitle,
  ...sampleGroups(locale).flatMap(({ title, items }) => [
    heading(2, title),
    list(items.map(({ service, title: name, intro, path }) => `${service}: ${twinLink(name, path, locale)}. ${intro}`)),
  ]),
]
