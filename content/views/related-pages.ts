import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from '@/content/catalogue'

const kinds: readonly CatalogueKind[] = ['services', 'products']

/** Returns the pages whose slugs are in `related`, in that order. Throws if one does not exist. */
export function relatedPages(kind: CatalogueKind, slug: string, related: readonly string[]): readonly CatalogueItem[] {
  return related.map((name) => {
    const owner = kinds.find((candidate) => catalogueItems(candidate).some((item) => item.slug === name))
    if (!owner) throw new Error(`content/${kind}/${slug} names a related page "${name}" that there is not`)
    return catalogueItem(owner, name)
  })
}
