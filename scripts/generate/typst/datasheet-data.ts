import type { CatalogueItem } from '@/content/catalogue'
import { pictureAlt } from '@/content/pictures'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import type { Locale, Localized } from '@/lib/locale'

import { productLayouts, serviceLayouts } from './datasheet-sections'
import { sourcesData } from './datasheet-sources'
import { documentData, prepared } from './document-data'

/** A catalogue item with the title of its group. */
export interface Sheet {
  item: CatalogueItem
  groupTitle: Localized<string>
}

/** The template's data for one sheet in one language. */
export function sheetData({ item, groupTitle }: Sheet, locale: Locale) {
  const copy = item.copy[locale]
  const { title, headline, intro, bullets, description } = copy
  const layouts =
    item.kind === 'services' ? serviceLayouts(copy as ServiceCopy, locale) : productLayouts(copy as ProductCopy, locale)
  const words = { group: groupTitle[locale], title, headline, intro, bullets, layouts }
  return {
    ...documentData({ title, description, path: item.path, updated: item.entry.updated }, locale),
    ...prepared(words, locale),
    sources: sourcesData(item.path, locale),
    pictureAlt: pictureAlt(item.picture, locale),
  }
}
