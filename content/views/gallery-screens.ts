import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'
import { screenPicture } from '@/lib/picture-names'

/** The screens of a product's gallery. */
export const galleryScreens = ({ slug, entry }: CatalogueItem<'products'>, locale: Locale) =>
  entry.copy[locale].screens.map((screen) => ({ ...screen, picture: screenPicture(slug, screen.id, locale) }))
