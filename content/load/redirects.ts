import { statSync } from 'node:fs'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { oldPath } from '@/lib/old-path'
import { datasheetPath, profilePath, socialCardPath } from '@/lib/page-files'

import type { Reader } from './yaml-reader'
import { pagePaths } from '../page-paths'
import { ownerFile } from './owner-file'
import type { Content } from './types'

/** Files that the build makes beside those of public/, and folders with nothing else in them. */
const OWN_FILES =
  /^\/(?:(?:404|index|sitemap\.xml|robots\.txt|llms\.txt|licenses\.txt|sha256sums\.txt|manifest\.webmanifest|accessibility\.openacr\.yaml|admin\.html)$|(?:_next|admin|\.well-known)(?:\/|$))|\/__next\./

/** The files of a page: for browsers, for the router and for programs. */
const OF_A_PAGE = /\.(?:html|txt|md)$/

/**
 * Folders of generated files. A fresh clone lacks the files, and an older one may keep those of a removed page, so the
 * files on disk say nothing.
 */
const MADE = /^\/(?:pdfs|social)\//

/** The paths of all pages, without the locale prefix, including pages with mistakes. */
const pathsOf = ({ services, products, samples }: Content) => [
  ...Object.values(pagePaths),
  ...Object.entries(services).map(([slug, page]) => `/services/${page.meta?.group}/${slug}`),
  ...Object.entries(products).map(([slug, page]) => `/products/${page.meta?.group}/${slug}`),
  ...Object.keys(samples).map((slug) => `/samples/${slug}`),
]

/** The documents and social cards of all pages. */
const madeFiles = (content: Content) =>
  locales.flatMap((locale) => [
    profilePath(locale),
    ...(['services', 'products'] as const).flatMap((kind) =>
      Object.keys(content[kind]).map((slug) => datasheetPath(kind, slug, locale)),
    ),
    ...pathsOf(content).map((path) => socialCardPath(path, locale)),
  ])

/** Reports redirects of an old site that would hide a page of this site, are there twice, or lead nowhere. */
export function checkRedirects(reader: Reader, content: Content): void {
  // A file that is wrong has no content.
  const redirects = (content as Partial<Content>).owner?.redirects ?? []
  const routes = new Set(locales.flatMap((locale) => pathsOf(content).map((path) => localizePath(locale, path))))
  const made = new Set(madeFiles(content))
  const old = redirects.map(({ from }) => oldPath(from))
  for (const [index, redirect] of redirects.entries()) {
    const { to } = redirect
    const from = old[index] ?? ''
    const page = from.replace(OF_A_PAGE, '')
    const problem = (field: 'from' | 'to', what: string) =>
      reader.problem(ownerFile, ['redirects', index, field], `is "${redirect[field]}", ${what}`)
    if (routes.has(page) || page === '/index') problem('from', 'a page of this site. Take the entry away.')
    else if (
      OWN_FILES.test(page) ||
      OWN_FILES.test(from) ||
      made.has(from) ||
      (!MADE.test(from) && statSync(`public${from}`, { throwIfNoEntry: false })?.isFile())
    ) {
      problem('from', 'a file of this site. Take the entry away.')
    }
    if (old.indexOf(from) < index) problem('from', 'as that of another. Keep one of the two.')
    if (!routes.has(to)) problem('to', 'and this site has no such page.')
  }
}
