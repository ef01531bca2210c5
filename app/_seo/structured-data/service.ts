import type { Service } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import type { CatalogueItem } from '@/content/catalogue'
import { site } from '@/content/site'
import type { Locale, Localized } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

import { nodeId } from './node-id'
import { organizationRef } from './organization'

const country: Localized<string> = { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' }

/** A reference to a service. */
export const serviceRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'service') })

/** A short description of a service, for lists. */
export const listedService = ({ path, copy }: CatalogueItem, locale: Locale) =>
  ({
    '@type': 'Service',
    ...serviceRef(locale, path),
    name: copy[locale].title,
    url: absoluteUrl(locale, path),
  }) satisfies Service

/** The full description of a service, for its own page. */
export const service = (item: CatalogueItem, locale: Locale) =>
  ({
    ...listedService(item, locale),
    description: item.copy[locale].intro.text,
    image: `${site.url}${socialCardPath(item.path, locale)}`,
    provider: organizationRef,
    serviceType: item.copy[locale].title,
    areaServed: { '@type': 'Country', name: country[locale], identifier: 'AE' },
  }) satisfies Service
