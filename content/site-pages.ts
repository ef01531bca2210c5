import { found } from '@/lib/found'
import { type Locale, type Localized, mapLocales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { byAppPage } from './apps'
import { allItems, catalogue, type CatalogueKind } from './catalogue'
import { type Note, numberSources } from './claims'
import { content } from './content'
import { messages } from './messages'
import { pagePaths } from './page-paths'
import { aboutPage, contactPage, homePage, productsPage, samplesPage, servicesPage, shown, supplierPage } from './pages'
import { accessibilityNotes, accessibilityPage } from './pages/accessibility'
import { deletionNotes, deletionPage } from './pages/account-deletion'
import { privacyNotes, privacyPage } from './pages/privacy'
import type { PictureName } from './pictures'
import { samples } from './samples'
import type { PageId } from './schema/pages'
import { site } from './site'

interface PageCopy {
  title: string
  /** In result lists and browser tabs, where it differs from the title. */
  documentTitle?: string | undefined
  description: string
}

/** A page of the site: what routes, sitemap, social cards, sources, llms.txt and tests know of it. */
export interface SitePage {
  /** Without the locale prefix. */
  path: string
  /** The day on which its words last changed, `YYYY-MM-DD`. */
  updated: string
  /** The picture of its hero and its social card. */
  picture: PictureName
  /** All its texts. */
  copy: Localized<PageCopy>
  /** The sources of its texts, by number. */
  notes: readonly Note[]
  /** What its social card says. */
  card: Localized<{ title: string; subtitle: string }>
}

type PageRecord = Pick<SitePage, 'copy' | 'card'> & Partial<Pick<SitePage, 'notes'>>

/** A page with its words, and the line below the title of its social card. */
const record = <Copy extends PageCopy>(
  copy: Localized<Copy>,
  line: (words: Copy, locale: Locale) => string,
  notes?: readonly Note[],
): PageRecord => ({
  copy,
  card: mapLocales((locale) => ({ title: copy[locale].title, subtitle: line(copy[locale], locale) })),
  ...(notes && { notes }),
})

const overview = (page: typeof servicesPage, kind: CatalogueKind) =>
  mapLocales((locale) => ({ ...page[locale], groups: catalogue[kind].map(({ copy }) => copy[locale]) }))

const deletionRecords = byAppPage((id) =>
  record(
    mapLocales((locale) => deletionPage(id, locale)),
    ({ appLine }) => appLine,
    deletionNotes(id),
  ),
)

const contact = mapLocales((locale) => ({
  title: messages[locale].contactTitle({ brand: site.brand[locale] }),
  ...contactPage[locale],
}))

/** The words, the card and, if settings add any, the sources of each page. A missing page is a type error. */
const records: Readonly<Record<PageId, PageRecord>> = {
  home: record(homePage, ({ card }) => card),
  services: record(overview(servicesPage, 'services'), ({ subtitle }) => subtitle),
  products: record(overview(productsPage, 'products'), ({ subtitle }) => subtitle),
  partners: record(shown(content.pages.partners), (_, locale) => homePage[locale].partners.subtitle),
  about: record(aboutPage, ({ card }) => card),
  contact: {
    copy: contact,
    card: mapLocales((locale) => ({ title: contact[locale].heading, subtitle: contact[locale].card })),
  },
  ...deletionRecords,
  privacy: record(privacyPage, ({ card }) => card, privacyNotes),
  accessibility: record(accessibilityPage, ({ card }) => card, accessibilityNotes),
  supplier: record(supplierPage, ({ card }) => card),
  samples: record(samplesPage, ({ card }) => card),
}

/** The pages besides services, products and samples, by id. */
export const pages = mapValues(records, (own, id): SitePage => {
  const { meta, copy } = content.pages[id]
  const { updated, picture } = meta
  return { path: pagePaths[id], updated, picture, notes: numberSources<unknown>(copy.en).notes, ...own }
})

/** The pages that every footer links to by their titles. */
export const footerPages: readonly SitePage[] = [pages.privacy, pages.accessibility, pages.supplier]

/** All pages, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [
  ...Object.values(pages),
  ...allItems.map(({ path, copy, picture, entry: { updated, notes } }) => ({
    ...{ path, updated, picture, copy, notes },
    card: mapLocales((locale) => ({ title: copy[locale].title, subtitle: copy[locale].summary })),
  })),
  ...samples.map(({ path, updated, notes, service, copy: words }) => {
    const copy = mapLocales((locale) => ({
      ...words[locale],
      title: messages[locale].samples.title(words[locale]),
      description: words[locale].intro,
    }))
    const card = mapLocales((locale) => ({ title: copy[locale].title, subtitle: service.copy[locale].title }))
    return { path, updated, picture: service.picture, copy, notes, card }
  }),
]

/** The paths of all pages. */
export const sitePaths = sitePages.map(({ path }) => path)

const byPath = new Map(sitePages.map((page) => [page.path, page]))

/** Returns the page with a path, which has no locale prefix. Throws if there is none. */
export const sitePage = (path: string): SitePage => found(byPath.get(path), `content/site-pages.ts has no page ${path}`)

/** The texts of all pages by path. */
export const copyByPath = (locale: Locale): Readonly<Record<string, PageCopy>> =>
  Object.fromEntries(sitePages.map(({ path, copy }) => [path, copy[locale]]))

/** The day on which the words of any page last changed, `YYYY-MM-DD`. */
export const lastChange =
  sitePages
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? ''
