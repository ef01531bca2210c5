import { catalogueItem } from '@/content/catalogue'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

/** One page stands for each kind, under a path without the language's prefix. */
const kinds = {
  home: pagePaths.home,
  service: catalogueItem('services', 'ai-ml').path,
  product: catalogueItem('products', 'swin').path,
  overview: pagePaths.services,
  contact: pagePaths.contact,
  deletion: pagePaths.swinAccount,
  placeholder: pagePaths.about,
}

/** Every kind of page in each language; a page is called `service-ar`. */
export const measuredPages = Object.entries(kinds).flatMap(([kind, path]) =>
  locales.map((locale) => ({ id: `${kind}-${locale}`, kind, path: localizePath(locale, path) })),
)

export type MeasuredPage = (typeof measuredPages)[number]

/** The pages that a list of names asks for: a kind (`service`) for both languages or one page (`service-ar`). */
export function choosePages(names: readonly string[]): MeasuredPage[] {
  const unknown = names.find((name) => !measuredPages.some(({ id, kind }) => name === id || name === kind))
  if (unknown) throw new Error(`No page "${unknown}"; there are ${Object.keys(kinds).join(', ')}, also with -en or -ar`)
  return measuredPages.filter(({ id, kind }) => names.includes(id) || names.includes(kind))
}
