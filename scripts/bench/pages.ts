import { type CatalogueKind, catalogueItems } from '@/content/catalogue'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

/** The path of an item. If the owner has removed it, that of the first. */
const pathOf = (kind: CatalogueKind, wanted: string) => {
  const items = catalogueItems(kind)
  return (items.find(({ slug }) => slug === wanted) ?? items[0])?.path
}

/** A page of each kind, without the language prefix. */
const kinds = {
  home: pagePaths.home,
  service: pathOf('services', 'ai-ml'),
  product: pathOf('products', 'swin'),
  overview: pagePaths.services,
  contact: pagePaths.contact,
  deletion: Object.values(deletionPaths)[0],
  'coming-soon': pagePaths.about,
  sample: samples[0]?.path,
  document: pagePaths.privacy,
}

export interface BenchPage {
  id: string
  kind: string
  /** As the address bar shows it. */
  address: string
}

export const benchPages: readonly BenchPage[] = Object.entries(kinds).flatMap(([kind, path]) =>
  path === undefined
    ? []
    : locales.map((locale) => ({ id: `${kind}-${locale}`, kind, address: localizePath(locale, path) })),
)

/** The pages that a list names: a kind (`service`) in both languages, or one page (`service-ar`). */
export function choosePages(names: readonly string[]): readonly BenchPage[] {
  const unknown = names.find((name) => !benchPages.some(({ id, kind }) => name === id || name === kind))
  if (unknown) throw new Error(`No page "${unknown}"; there are ${Object.keys(kinds).join(', ')}, also with -en or -ar`)
  return benchPages.filter(({ id, kind }) => names.includes(id) || names.includes(kind))
}
