import { appOf } from '@/content/apps'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pictureAlt } from '@/content/pictures'
import { site } from '@/content/site'
import { deletionPaths } from '@/content/page-paths'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { productLayouts, serviceLayouts } from './datasheet-sections'
import { sourcesData } from './datasheet-sources'
import { documentData, prepared } from './document-data'

/** Where users of a product delete their account. */
function deletionOf({ slug, copy }: CatalogueItem, locale: Locale) {
  const id = appOf(slug)
  if (!id) return undefined
  const url = site.url + localizePath(locale, deletionPaths[id])
  const name = messages[locale].catalogue.deleteAccount({ app: copy[locale].title })
  return { name, text: url.replace(/^https?:\/\//, ''), url }
}

/** The template's data for one sheet in one language. */
export function sheetData(item: CatalogueItem, locale: Locale) {
  const copy = item.copy[locale]
  const { title, headline, intro, bullets, description, nextStep } = copy
  const layouts =
    item.kind === 'services'
      ? serviceLayouts(copy as ServiceCopy, locale)
      : productLayouts(copy as ProductCopy, locale, deletionOf(item, locale))
  const step = { heading: messages[locale].sections[item.kind].nextStep, text: nextStep.text }
  const words = { group: item.groupTitle[locale], title, headline, intro, bullets, layouts, nextStep: step }
  return {
    ...documentData({ title, description, path: item.path, updated: item.entry.updated }, locale),
    ...prepared(words, locale),
    sources: sourcesData(item.path, locale),
    pictureAlt: pictureAlt(item.picture, locale),
  }
}
