import { numberSources } from '@/lib/claims'
import { type Localized, mapLocales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { content } from './content'
import { PRODUCT_GROUPS, SERVICE_GROUPS } from './schema/catalogue'
import type { ProductEntry, ServiceEntry } from './types'

/** By group, then by position, then by slug. */
function inOrder<Entry extends { group: string; order: number }>(
  groups: readonly string[],
  entries: Record<string, Entry>,
) {
  const sorted = Object.entries(entries).sort(
    ([slug, a], [other, b]) =>
      groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order || (slug < other ? -1 : 1),
  )
  return Object.fromEntries(sorted)
}

function shown<Copy>(copies: Localized<Copy>) {
  const { en, ar } = mapLocales((locale) => numberSources(copies[locale]))
  return { copy: { en: en.copy, ar: ar.copy }, notes: en.notes }
}

/** The services by slug, in the order of the menus. */
export const services: Readonly<Record<string, ServiceEntry>> = inOrder(
  SERVICE_GROUPS,
  // load/links.ts has checked that each entry has what its group needs.
  mapValues(content.services, ({ meta, copy }) => ({ ...meta, ...shown(copy) }) as ServiceEntry),
)

/** The products by slug, in the order of the menus. */
export const products: Readonly<Record<string, ProductEntry>> = inOrder(
  PRODUCT_GROUPS,
  mapValues(content.products, ({ meta, copy: copies }): ProductEntry => {
    const { copy, notes } = shown(copies)
    return {
      ...meta,
      stores: meta.stores ?? [],
      screens: copy.en.screens.map(({ id }) => id),
      copy: mapLocales((locale) => ({
        ...copy[locale],
        screens: Object.fromEntries(copy[locale].screens.map(({ id, ...screen }) => [id, screen])),
      })),
      notes,
    }
  }),
)
