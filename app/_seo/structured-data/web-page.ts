import type { WebPage } from 'schema-dts'

import { absoluteUrl, type PageInfo } from '@/app/_seo/page-metadata'
import { sitePage } from '@/content/site-pages'
import { type Locale, localeConfig } from '@/lib/locale'

import { nodeId } from './node-id'

/** A reference to a page. */
export const webPageRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'page') })

/** A page in one language. */
export const webPage = ({ locale, path, title, description }: PageInfo) =>
  ({
    '@type': 'WebPage',
    ...webPageRef(locale, path),
    url: absoluteUrl(locale, path),
    name: title,
    description,
    dateModified: sitePage(path).updated,
    inLanguage: localeConfig[locale].tag,
  }) satisfies WebPage
