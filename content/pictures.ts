import { found } from '@/lib/found'
import type { Locale, Localized } from '@/lib/locale'
import { MASTERS, OWN_PICTURE } from '@/lib/picture-names'

import { content } from './content'

/** A picture of the site; `npm run generate` makes the sizes. */
interface Picture {
  /** Path from the project root. A picture with text in it has one for each language. */
  master: string | Localized<string>
  /**
   * The part that stays visible when the picture is cropped, as a Tailwind class: the Content-Security-Policy forbids
   * style attributes. Arabic versions are composed from right to left.
   */
  focus: string | Localized<string>
  /** Shows app screens with text, so Arabic pages do not mirror it. */
  readable?: true
  /** Missing for decorative pictures. */
  alt?: Localized<string>
}

/** A name in content/pictures.yaml, or `services/<slug>` for the picture in the folder of a service or product. */
export type PictureName = string

/** The pictures in the folders of pages. */
const ownPictures = (['services', 'products'] as const).flatMap((kind) =>
  Object.entries(content[kind]).flatMap(([slug, { meta }]): [string, Picture][] =>
    typeof meta.picture === 'string'
      ? []
      : [[`${kind}/${slug}`, { master: `content/${kind}/${slug}/${OWN_PICTURE}`, ...meta.picture }]],
  ),
)

/** All pictures by name. */
export const allPictures: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...content.pictures.map(({ name, master, focus, arabic, alt }): [string, Picture] => {
    const file = `${MASTERS}/${master}`
    if (!arabic) return [name, { master: file, focus, alt }]
    const files = { en: file, ar: `${MASTERS}/${arabic.master}` }
    return [name, { master: files, focus: { en: focus, ar: arabic.focus }, readable: true, alt }]
  }),
  ...ownPictures,
])

/** Returns the picture with a name. Throws if there is none. */
export const pictureByName = (name: PictureName): Picture =>
  found(allPictures.get(name), `there is no picture "${name}" in content/pictures.yaml or in a page's folder`)

/** The master of a picture in a language, as a path from the project root. */
export function pictureMaster(name: PictureName, locale: Locale): string {
  const { master } = pictureByName(name)
  return typeof master === 'string' ? master : master[locale]
}

/**
 * The focus of a picture; undefined for pictures that are never cropped. Throws if it differs by language and `locale`
 * is missing.
 */
export function pictureFocus(name: string, locale?: Locale): string | undefined {
  const focus = allPictures.get(name)?.focus
  if (typeof focus !== 'object') return focus
  if (!locale) throw new Error(`the picture "${name}" differs by language: a locale is needed`)
  return focus[locale]
}

/** The alt text of a picture. Throws if it has none. */
export const pictureAlt = (name: PictureName, locale: Locale): string =>
  found(pictureByName(name).alt, `the picture "${name}" has no alt text`)[locale]
