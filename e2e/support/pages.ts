import { type AppId, appIds, apps } from '@/content/apps'
import { type CatalogueItem, type CatalogueKind, catalogueItems } from '@/content/catalogue'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-pages'
import type { DeletionContract } from '@/lib/account-deletion/types'
import { found } from '@/lib/found'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { RELEASE } from './release'

export interface PageAddress {
  locale: Locale
  /** Without the language prefix. */
  path: string
  /** As the address bar shows it. */
  address: string
}

const inBothLanguages = (paths: readonly string[]): PageAddress[] =>
  paths.flatMap((path) => locales.map((locale) => ({ locale, path, address: localizePath(locale, path) })))

/** Every page in both languages. */
export const allPages = inBothLanguages(sitePaths)

/** A page of the catalogue. If the owner has removed it, another of its group or kind. */
export function itemLike<Kind extends CatalogueKind>(kind: Kind, group: string, slug: string): CatalogueItem<Kind> {
  const items = catalogueItems(kind)
  const found = items.find((item) => item.slug === slug) ?? items.find((item) => item.group === group) ?? items[0]
  if (!found) throw new Error(`There are no ${kind}`)
  return found
}

export const SERVICE_ITEM = itemLike('services', 'digital', 'ai-ml')
export const PRODUCT_ITEM = itemLike('products', 'branded', 'swin')
export const SERVICE = SERVICE_ITEM.path
export const PRODUCT = PRODUCT_ITEM.path
/** Its modules are in a table. */
export const MODULES = itemLike('products', 'industry', 'restaurant-pos').path

/** An app whose users have a username or an e-mail address. */
export const appWith = (identity: DeletionContract['identity']): AppId =>
  found(
    appIds.find((id) => apps[id].contract.identity === identity),
    `content/apps.ts has no app with ${identity}`,
  )

/** The deletion page of an app whose users have an e-mail address, and of one whose users have a username. */
export const DELETION = deletionPaths[appWith('email')]
export const USERNAME_DELETION = deletionPaths[appWith('username')]

/** One page of each kind: pages of one kind share a layout. */
export const kindPaths = [
  pagePaths.home,
  pagePaths.services,
  pagePaths.about,
  pagePaths.contact,
  DELETION,
  pagePaths.accessibility,
  SERVICE,
  PRODUCT,
  // Its list has pictures.
  pagePaths.products,
]
export const pageKinds = inBothLanguages(kindPaths)

const isInTurn = ({ locale, path }: PageAddress) => (locale === 'ar') === (kindPaths.indexOf(path) % 2 === 1)

/**
 * The kinds of pages for two tests with their options. Ordinary runs test the kinds in English and Arabic by turns, on
 * one page of the browser, which costs half as much as a test for each.
 */
export const turns = [
  { name: 'each kind of page', pages: pageKinds.filter(isInTurn), options: {} },
  {
    name: 'each kind of page in its other language',
    pages: pageKinds.filter((page) => !isInTurn(page)),
    options: RELEASE,
  },
]

const PAGES_PER_TEST = 4

/** Pages for one test: few enough to spread over the workers, many enough for the browser to reuse what they share. */
export const chunksOf = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_PER_TEST) }, (_, index) =>
    paths.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  )
