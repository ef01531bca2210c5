import { appOf } from '@/content/apps'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { deletionPaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The link from a product page to its account-deletion page, if it has one. */
export function deletionLink({ slug, copy }: CatalogueItem, locale: Locale) {
  const id = appOf(slug)
  if (!id) return undefined
  const app = copy[locale].title
  return { href: localizePath(locale, deletionPaths[id]), label: messages[locale].catalogue.deleteAccount({ app }) }
}
