import { catalogueItems } from '@/content/catalogue'
import { products } from '@/generated/products'
import { locales } from '@/lib/locale'
import { screenPicture, sheetPicture } from '@/lib/picture-names'

import { screenMaster } from './screen-master'

interface Master {
  name: string
  file: string
}

/** The app screens of every product in both languages. */
export function screenMasters(): Master[] {
  return Object.entries(products).flatMap(([slug, { screens }]) =>
    screens.flatMap((screen) =>
      locales.map((locale) => ({
        name: screenPicture(slug, screen, locale),
        file: screenMaster(slug, screen, locale),
      })),
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
