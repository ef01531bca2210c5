import { catalogueItem } from '@/content/catalogue'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'
import { type Locale, locales } from '@/lib/locale'

/** One page stands for each kind, under a path without the language's prefix. */
const kinds = {
  home: pagePaths.home,
  service: catalogueItem('services', 'ai-ml').path,
  product: catalogueItem('products', 'swin').path,
  overview: pagePaths.services,
  contact: pagePaths.contact,
  deletion: pagePaths.swinAccount,
  placeholder: pagePaths.about,
} as const

export type PageKind = keyof typeof kinds

/** A page that is measured. */
export interface MeasuredPage {
  /** Its name in tables, options and the baseline: `service-ar`. */
  id: string
  kind: PageKind
  locale: Locale
  /** Its address on the site. */
  path: string
  /** Its file below the exported folder. */
  file: string
}

/** Every kind of page in each language. */
export const measuredPages: readonly MeasuredPage[] = Object.entries(kinds).flatMap(([kind, shared]) =>
  locales.map((locale) => {
    const path = localizePath(locale, shared)
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    return { id: `${kind}-${locale}`, kind: kind as PageKind, locale, path, file }
  }),
)

/**
 * The measured pages that a list of names asks for: a kind (`service`) for both languages or a page (`service-ar`).
 * Throws with a name that is neither.
 */
export function chosenPages(names: readonly string[]): readonly MeasuredPage[] {
  const unknown = names.find((name) => !measuredPages.some(({ id, kind }) => name === id || name === kind))
  if (unknown !== undefined) {
    throw new Error(`No page "${unknown}"; there are: ${Object.keys(kinds).join(', ')}, each also with -en or -ar`)
  }
  return measuredPages.filter(({ id, kind }) => names.includes(id) || names.includes(kind))
}
