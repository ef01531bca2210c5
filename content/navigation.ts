import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

import { type CatalogueKind, catalogue } from './catalogue'
import { messages } from './messages'
import { sectionIds } from './section-ids'
import { pagePaths } from './site-paths'

/**
 * An entry of the navigation, nested up to three levels. A url that starts with a slash is a page; any other is the
 * id of a section to scroll to, with `page` as the page that has it where it is not on every page.
 */
export interface NavigationItem {
  title: string
  url?: string
  page?: string
  /** One line below the title, on the third level. */
  summary?: string
  submenu?: readonly NavigationItem[]
  /** Closes a panel: the page that lists everything in it. */
  overview?: { title: string; url: string }
}

/**
 * The menu is in every page, so it must not grow with the catalogue: a group shows its first pages, and the overview,
 * which the menu leads to, has all of them.
 */
const MENU_PAGES_PER_GROUP = 6

function catalogueMenu(kind: CatalogueKind, locale: Locale): NavigationItem {
  const { navigation } = messages[locale]
  return {
    title: navigation[kind],
    overview: { title: navigation.overview[kind], url: localizePath(locale, pagePaths[kind]) },
    submenu: catalogue[kind].map(({ copy, items }) => ({
      title: copy[locale].title,
      submenu: items.slice(0, MENU_PAGES_PER_GROUP).map((item) => ({
        title: item.copy[locale].title,
        summary: item.copy[locale].summary,
        url: localizePath(locale, item.path),
      })),
    })),
  }
}

/** The whole menu in a language: desktop, mobile and tests read the same one. */
export function navigation(locale: Locale): readonly NavigationItem[] {
  const text = messages[locale].navigation
  const home = localizePath(locale, pagePaths.home)
  return [
    { title: text.home, url: home },
    catalogueMenu('services', locale),
    catalogueMenu('products', locale),
    { title: text.partners, url: sectionIds.partners, page: home },
    { title: text.about, url: sectionIds.footer },
  ]
}
