import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from '@/content/catalogue'

export interface CatalogueParams {
  params: Promise<{ group: string; slug: string }>
}

/** The return value of `generateStaticParams` for services or products. */
export const catalogueParams = (kind: CatalogueKind) => catalogueItems(kind).map(({ group, slug }) => ({ group, slug }))

/** Returns the item for a route's parameters. It always exists, because only the static params are exported. */
export async function requestedItem<Kind extends CatalogueKind>(
  kind: Kind,
  { params }: CatalogueParams,
): Promise<CatalogueItem<Kind>> {
  const { slug } = await params
  return catalogueItem(kind, slug)
}
