import type { WebSite } from 'schema-dts'

import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { type Locale, localeConfig, locales } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { siteNodeId } from './node-id'
import { organizationRef } from './organization'

/** A reference to the site. */
export const webSiteRef = { '@id': siteNodeId('website') }

/** The site: one node for both languages, because search engines identify a site by its root address. */
export const webSite = (locale: Locale) =>
  ({
    '@type': 'WebSite',
    ...webSiteRef,
    name: site.brand[locale],
    url: absoluteUrl('en', pagePaths.home),
    inLanguage: locales.map((each) => localeConfig[each].tag),
    publisher: organizationRef,
  }) satisfies WebSite
