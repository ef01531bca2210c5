import type { Locale } from './locale'

export type ScreenPicture = `screens/${string}/${string}.${Locale}`
export type DatasheetPicture = `sheets/${string}/${string}.${Locale}`

/** Name of the picture of an app screen. */
export const screenPicture = (product: string, screen: string, locale: Locale): ScreenPicture =>
  `screens/${product}/${screen}.${locale}`

/** Name of the picture of a datasheet's first page. */
export const datasheetPicture = (kind: string, slug: string, locale: Locale): DatasheetPicture =>
  `sheets/${kind}/${slug}.${locale}`

/** Name of one language's version of a picture with text in it. */
export const localizedPictureName = (name: string, locale: Locale): string => `${name}.${locale}`

/** A picture that belongs to one page alone, in the folder of a service or product. */
export const OWN_PICTURE = 'picture.webp'
