import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { deletionPaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** Accepts the slug of any product; most have no deletion page. */
const paths: Readonly<Partial<Record<string, string>>> = deletionPaths

/** The link from a product page to its account-deletion page, if it has one. */
export function deletionLink({ slug, copy }: CatalogueItem, locale: Locale) {
  const path = paths[slug]
  if (!path) return undefined
  const app = copy[locale].title
  return { href: localizePath(locale, path), label: messages[locale].catalogue.deleteAccount({ app }) }
}
