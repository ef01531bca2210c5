import { statSync } from 'node:fs'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { oldPath } from '@/lib/old-path'
import type { Reader } from './yaml-reader'

import { pagePaths } from '../page-paths'

import { ownerFile } from './owner-file'
import type { Content } from './types'

/** Files that the build makes beside those of public/, and folders with nothing else in them. */
const OWN_FILES =
  /^\/(?:(?:404|index|sitemap\.xml|robots\.txt|llms\.txt|licenses\.txt|sha256sums\.txt|manifest\.webmanifest|accessibility\.openacr\.yaml|admin\.html)$|(?:_next|admin|\.well-known)(?:\/|$))|\/__next\./

/** The files of a page: for browsers, for the router and for programs. */
const OF_A_PAGE = /\.(?:html|txt|md)$/

/** The paths of all pages in both languages, including pages with mistakes. */
function routesOf({ services, products, samples }: Content): ReadonlySet<string> {
  const paths = [
    ...Object.values(pagePaths),
    ...Object.entries(services).map(([slug, page]) => `/services/${page.meta?.group}/${slug}`),
    ...Object.entries(products).map(([slug, page]) => `/products/${page.meta?.group}/${slug}`),
    ...Object.keys(samples).map((slug) => `/samples/${slug}`),
  ]
  return new Set(locales.flatMap((locale) => paths.map((path) => localizePath(locale, path))))
}

/** Reports redirects of an old site that would hide a page of this site, stand there twice, or lead nowhere. */
export function checkRedirects(reader: Reader, content: Content): void {
  // A file that is wrong has no content.
  const redirects = (content as Partial<Content>).owner?.redirects ?? []
  const routes = routesOf(content)
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
      statSync(`public${from}`, { throwIfNoEntry: false })?.isFile()
    ) {
      problem('from', 'a file of this site. Take the entry away.')
    }
    if (old.indexOf(from) < index) problem('from', 'as that of another. Keep one of the two.')
    if (!routes.has(to)) problem('to', 'and this site has no such page.')
  }
}
