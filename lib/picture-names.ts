import type { Locale } from './locale'

export type ScreenPicture = `screens/${string}/${string}.${Locale}`
export type DatasheetPicture = `sheets/${string}/${string}.${Locale}`

/** Name of the picture of an app screen. */
export const screenPicture = (product: string, screen: string, locale: Locale): ScreenPicture =>
  `screens/${product}/${screen}.${locale}`

/** Name of the picture of a datasheet's first page. */
export const datasheetPicture = (kind: string, slug: string, locale: Locale): DatasheetPicture =>
  `sheets/${kind}/${slug}.${locale}`

/** Name of a picture with text in it, in one language. */
export const localizedPictureName = (name: string, locale: Locale): string => `${name}.${locale}`

/** Where the original pictures are. */
export const MASTERS = 'art/masters'

/** Name of a picture that belongs to one page and lies in the folder of its service or product. */
export const OWN_PICTURE = 'picture.webp'
