import { catalogueItems } from '@/content/catalogue'
import { products } from '@/content/products'
import { locales } from '@/lib/locale'
import { screenPicture, sheetPicture } from '@/lib/picture-names'

interface Master {
  name: string
  file: string
}

/** The app screens of every product in both languages, drawn in art/screens. */
export function screenMasters(): Master[] {
  return Object.entries(products).flatMap(([slug, { screens }]) =>
    screens.flatMap((screen) =>
      locales.map((locale) => {
        const name = screenPicture(slug, screen, locale)
        return { name, file: `art/masters/${name}.webp` }
      }),
    ),
  )
}

/** The first page of every datasheet, made by the step before. */
export function sheetMasters(): Master[] {
  return [...catalogueItems('services'), ...catalogueItems('products')].flatMap(({ kind, slug }) =>
    locales.map((locale) => {
      const name = sheetPicture(kind, slug, locale)
      return { name, file: `generated/${name}.png` }
    }),
  )
}
