import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'
import { screenPicture } from '@/lib/picture-names'

/** The screens of a product's gallery. Throws if a screen has no texts. */
export function galleryScreens({ slug, entry }: CatalogueItem<'products'>, locale: Locale) {
  return entry.screens.map((id) => {
    const copy = entry.copy[locale].screens[id]
    if (!copy) throw new Error(`content/products/${slug}/${locale}.yaml has no texts for the screen "${id}"`)
    return { id, ...copy, picture: screenPicture(slug, id, locale) }
  })
}
