import type { Locale } from './locale'

export type ScreenPicture = `screens/${string}/${string}.${Locale}`
export type SheetPicture = `sheets/${string}/${string}.${Locale}`

/** Name of an app screen's picture in a language. */
export const screenPicture = (product: string, screen: string, locale: Locale): ScreenPicture =>
  `screens/${product}/${screen}.${locale}`

/** Name of the picture of a datasheet's first page in a language. */
export const sheetPicture = (kind: string, slug: string, locale: Locale): SheetPicture =>
  `sheets/${kind}/${slug}.${locale}`

/** The name of a picture's edition in one language, for pictures with words in them. */
export const editionName = (name: string, locale: Locale): string => `${name}.${locale}`
