import { catalogue, type CatalogueKind, type CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** The way from the home page to a page of the catalogue. Groups have no page of their own. */
export function catalogueTrail(item: CatalogueItem, locale: Locale) {
  const { navigation } = messages[locale]
  return [
    { title: navigation.home, href: localizePath(locale, pagePaths.home) },
    { title: navigation[item.kind], href: localizePath(locale, pagePaths[item.kind]) },
    { title: groupTitle(item.kind, item.group, locale) },
    { title: item.copy[locale].title },
  ]
}

/** Name of a group of the catalogue in a language. */
export function groupTitle(kind: CatalogueKind, id: string, locale: Locale): string {
  const group = catalogue[kind].find((candidate) => candidate.id === id)
  if (!group) throw new Error(`content/catalogue.ts has no group "${id}" of ${kind}`)
  return group.copy[locale].title
}
