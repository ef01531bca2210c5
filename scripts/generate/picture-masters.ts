import { catalogueItems } from '@/content/catalogue'
import { allPictures } from '@/content/pictures'
import { products } from '@/content/entries'
import { type Locale, locales } from '@/lib/locale'
import { localizedPictureName, screenPicture, datasheetPicture } from '@/lib/picture-names'

import { screenMaster } from './screen-master'

interface Master {
  name: string
  file: string
}

interface SceneMaster extends Master {
  /** Its name in content/pictures.yaml; this may be the edition in one language. */
  picture: string
  locale?: Locale
}

/** The pictures of content/pictures.yaml and of the pages' folders; those with words have a master for each language. */
export function sceneMasters(): SceneMaster[] {
  return [...allPictures].flatMap(([picture, { master }]) =>
    typeof master === 'string'
      ? [{ picture, name: picture, file: master }]
      : locales.map((locale) => ({
          picture,
          name: localizedPictureName(picture, locale),
          locale,
          file: master[locale],
        })),
  )
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

/** The first page of every datasheet, made by an earlier step. */
export function sheetMasters(): Master[] {
  return [...catalogueItems('services'), ...catalogueItems('products')].flatMap(({ kind, slug }) =>
    locales.map((locale) => {
      const name = datasheetPicture(kind, slug, locale)
      return { name, file: `generated/${name}.png` }
    }),
  )
}
