import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from '@/content/catalogue'

export interface CatalogueParams {
  params: Promise<{ group: string; slug: string }>
}

/** Every group and slug of a kind, for `generateStaticParams`. */
export const catalogueParams = (kind: CatalogueKind) => catalogueItems(kind).map(({ group, slug }) => ({ group, slug }))

/** The page that a route's parameters name; there is no other, since unknown parameters are not exported. */
export async function requestedItem(kind: CatalogueKind, { params }: CatalogueParams): Promise<CatalogueItem> {
  const { slug } = await params
  return catalogueItem(kind, slug)
}
