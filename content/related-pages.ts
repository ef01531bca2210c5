import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from './catalogue'

const kinds: readonly CatalogueKind[] = ['services', 'products']

/** The pages that a page's folder names as related, in its order; throws where there is no such page. */
export function relatedPages(kind: CatalogueKind, slug: string, related: readonly string[]): readonly CatalogueItem[] {
  return related.map((name) => {
    const owner = kinds.find((candidate) => catalogueItems(candidate).some((item) => item.slug === name))
    if (!owner) throw new Error(`content/${kind}/${slug} names a related page "${name}" that there is not`)
    return catalogueItem(owner, name)
  })
}
