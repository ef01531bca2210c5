import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from '@/content/catalogue'

export interface CatalogueParams {
  params: Promise<{ group: string; slug: string }>
}

/** Every group and slug of a kind, for `generateStaticParams`. */
export const catalogueParams = (kind: CatalogueKind) => catalogueItems(kind).map(({ group, slug }) => ({ group, slug }))

/** The page that a route's parameters name. There is one for all: unknown parameters are not exported. */
export async function requestedItem<Kind extends CatalogueKind>(
  kind: Kind,
  { params }: CatalogueParams,
): Promise<CatalogueItem<Kind>> {
  const { slug } = await params
  return catalogueItem(kind, slug)
}
