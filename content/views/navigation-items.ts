import { type CatalogueKind, catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

/**
 * An item of the navigation, nested up to three levels. A `url` that starts with a slash is a page; any other is the id
 * of a section to scroll to. `page` is the page with that section; it is missing if all pages have the section.
 */
export interface NavigationItem {
  title: string
  url?: string
  page?: string
  /** The page of this name, on which the link to the section is marked as current. */
  marksOn?: string
  /** One line below the title, on the third level. */
  summary?: string
  /** On the third level: the file of the page's picture. */
  picture?: string
  submenu?: readonly NavigationItem[]
  /** The last link of a panel, to the page that lists everything in it. */
  overview?: { title: string; url: string }
}

/**
 * Every page contains the menu, so the menu must not grow with the catalogue. It shows the first pages of a group, and
 * links to the overview page for the rest.
 */
const MENU_PAGES_PER_GROUP = 6

/** Returns the file of a picture in a panel. */
type PictureFile = (name: PictureName) => string

function catalogueMenu(kind: CatalogueKind, locale: Locale, pictureFile?: PictureFile): NavigationItem {
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
        picture: pictureFile?.(item.picture),
      })),
    })),
  }
}

/** The items of the desktop menu and the mobile menu. Without `pictureFile` no page has a picture. */
export function navigation(locale: Locale, pictureFile?: PictureFile): readonly NavigationItem[] {
  const text = messages[locale].navigation
  const home = localizePath(locale, pagePaths.home)
  return [
    { title: text.home, url: home },
    catalogueMenu('services', locale, pictureFile),
    catalogueMenu('products', locale, pictureFile),
    {
      title: text.partners,
      url: sectionIds.partners,
      page: home,
      marksOn: localizePath(locale, pagePaths.partners),
    },
    { title: text.about, url: sectionIds.footer, marksOn: localizePath(locale, pagePaths.about) },
  ]
}
