import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { type CatalogueKind, catalogue } from './catalogue'
import { messages } from './messages'
import { pagePaths } from './site-paths'

/**
 * An item of the navigation, nested up to three levels. A `url` that starts with a slash is a page, any other the id of
 * a section to scroll to. `page` is the page with that section; absent if all pages have it.
 */
export interface NavigationItem {
  title: string
  url?: string
  page?: string
  /** One line below the title, on the third level. */
  summary?: string
  submenu?: readonly NavigationItem[]
  /** Last link of a panel: the page that lists everything in it. */
  overview?: { title: string; url: string }
}

/**
 * The menu is part of every page, so it must not grow with the catalogue: it shows the first pages of a group and links
 * to the overview page with all of them.
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

/** The items of the desktop menu and the mobile menu. */
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
