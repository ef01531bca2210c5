import { type CatalogueItem, catalogueItems } from '@/content/catalogue'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-pages'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

/** The paths of `items`, that of `slug` first if it is among them. */
const startingWith = (slug: string, items: readonly CatalogueItem[]) =>
  items.toSorted((one, other) => Number(other.slug === slug) - Number(one.slug === slug)).map(({ path }) => path)

/** All pages of each kind with a form of its own, without the language prefix. */
const forms = {
  home: [pagePaths.home],
  service: startingWith('ai-ml', catalogueItems('services')),
  product: startingWith('swin', catalogueItems('products')),
  overview: [pagePaths.services, pagePaths.products],
  contact: [pagePaths.contact],
  deletion: Object.values(deletionPaths),
  'coming-soon': [pagePaths.about, pagePaths.partners],
  sample: sitePaths.filter((path) => path.startsWith('/samples/')),
}
const formed: readonly string[] = Object.values(forms).flat()
/** All other pages read like documents. */
const kinds = { ...forms, document: sitePaths.filter((path) => !formed.includes(path)) }

/** The pages of one kind in one language. Lighthouse measures the first; the bench counts the bytes of all. */
export interface PageGroup {
  id: string
  kind: string
  paths: [string, ...string[]]
}

export const pageGroups = Object.entries(kinds).flatMap(([kind, paths]) =>
  locales.map((locale) => {
    const localized = new Set(paths.map((path) => localizePath(locale, path)))
    return { id: `${kind}-${locale}`, kind, paths: [...localized] } as PageGroup
  }),
)

/** The groups that a list names: a kind (`service`) in both languages, or one group (`service-ar`). */
export function choosePages(names: readonly string[]): PageGroup[] {
  const unknown = names.find((name) => !pageGroups.some(({ id, kind }) => name === id || name === kind))
  if (unknown) throw new Error(`No page "${unknown}"; there are ${Object.keys(kinds).join(', ')}, also with -en or -ar`)
  return pageGroups.filter(({ id, kind }) => names.includes(id) || names.includes(kind))
}
