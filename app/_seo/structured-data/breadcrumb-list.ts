import type { BreadcrumbList } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { Locale } from '@/lib/locale'
import { stripLocalePrefix } from '@/lib/localize-path'

import { nodeId } from './node-id'

/** A reference to a page's `BreadcrumbList`. */
export const breadcrumbListRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'breadcrumb') })

/**
 * The breadcrumbs of a page as a `BreadcrumbList`. Search engines reject a list in which an item other than the last
 * has no address, so groups, which have no page, are left out.
 */
export function breadcrumbList(locale: Locale, path: string, breadcrumbs: readonly Breadcrumb[]) {
  const pages = breadcrumbs.filter(({ href }, index) => href || index === breadcrumbs.length - 1)
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbListRef(locale, path),
    itemListElement: pages.map(({ title, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      item: href && absoluteUrl(locale, stripLocalePrefix(href)),
    })),
  } satisfies BreadcrumbList
}
