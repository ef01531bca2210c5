import type { BreadcrumbList } from 'schema-dts'

import { sharedPath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { nodeId } from './node-id'

/** A step of the trail above a page's heading. */
export interface Crumb {
  title: string
  /** With the language's prefix; absent where there is no page, as for a group or the current page. */
  href?: string
}

/** What other nodes call a page's trail by. */
export const breadcrumbListRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'breadcrumb') })

/**
 * The trail of a page, as shown above its heading. Search engines refuse a trail of which a step but the last has no
 * address: groups, which have no page, are left out.
 */
export function breadcrumbList(locale: Locale, path: string, trail: readonly Crumb[]) {
  const pages = trail.filter(({ href }, index) => href || index === trail.length - 1)
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbListRef(locale, path),
    itemListElement: pages.map(({ title, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      item: href && absoluteUrl(locale, sharedPath(href)),
    })),
  } satisfies BreadcrumbList
}
