import { existsSync } from 'node:fs'

import { allItems, catalogueItems } from '@/content/catalogue'
import { allPictures } from '@/content/pictures'
import { type Locale, locales } from '@/lib/locale'
import { localizedPictureName, screenPicture, datasheetPicture } from '@/lib/picture-names'

import type { PictureKind } from './picture-widths'
import { datasheet, PREVIEW } from './typst/datasheets'
import { outputKey } from './typst/outputs'

export interface Master {
  kind: PictureKind
  name: string
  file: string
  /** The scene's name in content/pictures.yaml. This may be the edition in one language. */
  picture?: string
  locale?: Locale
  /** The file, and the field in it, that name it. */
  namedIn: string
  /** Of a file that is made after the pages: what it is made from, and its size. */
  planned?: { key: string; width: number; height: number }
}

/** The pictures of content/pictures.yaml and of the pages' folders. Those with words have one for each language. */
export function sceneMasters(): Master[] {
  return [...allPictures].flatMap(([picture, { master }]): Master[] => {
    // services/zta is the picture in the folder of a page.
    const namedIn = picture.includes('/') ? `content/${picture}/meta.yaml (picture)` : 'content/pictures.yaml (master)'
    if (typeof master === 'string') return [{ kind: 'scene', picture, name: picture, file: master, namedIn }]
    return locales.map((locale) => {
      const name = localizedPictureName(picture, locale)
      return { kind: 'scene', picture, name, locale, file: master[locale], namedIn }
    })
  })
}

/** The pictures of app screens: from the product's folder, or else drawn from art/screens. */
export function screenMasters(): Master[] {
  return catalogueItems('products').flatMap(({ slug, entry }) =>
    entry.copy.en.screens.flatMap(({ id: screen }) =>
      locales.map((locale) => {
        const name = screenPicture(slug, screen, locale)
        const own = `content/products/${slug}/${screen}.${locale}.webp`
        const file = existsSync(own) ? own : `art/masters/${name}.webp`
        return {
          kind: entry.device ?? 'screen',
          name,
          file,
          namedIn: `content/products/${slug}/${locale}.yaml (screens)`,
        }
      }),
    ),
  )
}

/** The first page of every datasheet, which typst/datasheets.ts draws. */
export function sheetMasters(): Master[] {
  return allItems.flatMap((item) =>
    locales.map((locale) => {
      const { kind, slug } = item
      const name = datasheetPicture(kind, slug, locale)
      const planned = { ...PREVIEW, key: outputKey(datasheet(item, locale)) }
      return { kind: 'sheet', name, file: `generated/${name}.png`, namedIn: `content/${kind}/${slug}`, planned }
    }),
  )
}
