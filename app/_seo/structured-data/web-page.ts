import type { WebPage } from 'schema-dts'

import { type Locale, localeFacts } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { nodeId } from './node-id'
import { webSiteRef } from './web-site'

/** A page as its head names it. */
export interface PageFacts {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  /** Of the page alone, without the brand. */
  title: string
  description: string
}

/** What other nodes call a page by. */
export const webPageRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'page') })

/** A page of the site, in its language. */
export const webPage = ({ locale, path, title, description }: PageFacts) =>
  ({
    '@type': 'WebPage',
    ...webPageRef(locale, path),
    url: absoluteUrl(locale, path),
    name: title,
    description,
    inLanguage: localeFacts[locale].tag,
    isPartOf: webSiteRef,
  }) satisfies WebPage
