import type { PageId } from '@/content/schema/pages'
import { pages } from '@/content/site-pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The pages that every footer links to by their titles. */
const FOOTER_PAGES: readonly PageId[] = ['privacy', 'accessibility', 'supplier']

export const footerPages = (locale: Locale) =>
  FOOTER_PAGES.map((id) => ({ title: pages[id].copy[locale].title, href: localizePath(locale, pages[id].path) }))
