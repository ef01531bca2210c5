import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'
import { screenPicture } from '@/lib/picture-names'

/** The screens of a product's gallery; throws where one has no words. */
export function galleryScreens({ slug, entry }: CatalogueItem<'products'>, locale: Locale) {
  return entry.screens.map((id) => {
    const words = entry.copy[locale].screens[id]
    if (!words) throw new Error(`content/products/${slug}/${locale}.ts has no words for the screen "${id}"`)
    return { id, ...words, picture: screenPicture(slug, id, locale) }
  })
}
