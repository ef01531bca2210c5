import type { WebSite } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { type Locale, localeConfig, locales } from '@/lib/locale'

import { siteNodeId } from './node-id'
import { organizationRef } from './organization'

/**
 * The site, for the home page, where search engines read its name. One node for both languages: they identify a site by
 * its root address.
 */
export const webSite = (locale: Locale) =>
  ({
    '@type': 'WebSite',
    '@id': siteNodeId('website'),
    name: site.brand[locale],
    url: absoluteUrl('en', pagePaths.home),
    inLanguage: locales.map((each) => localeConfig[each].tag),
    publisher: organizationRef,
  }) satisfies WebSite
