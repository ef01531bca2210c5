import type { Service } from 'schema-dts'

import type { CatalogueItem } from '@/content/catalogue'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { nodeId } from './node-id'
import { organizationRef } from './organization'

/** What other nodes call a service by. */
export const serviceRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'service') })

/** A service as a list of services names it. */
export const listedService = ({ path, copy }: CatalogueItem, locale: Locale) =>
  ({
    '@type': 'Service',
    ...serviceRef(locale, path),
    name: copy[locale].title,
    url: absoluteUrl(locale, path),
  }) satisfies Service

/** A service as its own page describes it. */
export const service = (item: CatalogueItem, locale: Locale) =>
  ({
    ...listedService(item, locale),
    description: item.copy[locale].intro,
    image: `${site.url}${socialCardPath(item.path, locale)}`,
    provider: organizationRef,
    areaServed: 'AE',
  }) satisfies Service
