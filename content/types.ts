import type { Localized } from '@/lib/locale'

import type { PictureName } from './pictures'

/** A point of a list: a bold lead-in that ends with its own full stop, then the sentence it leads to. */
export interface Bullet {
  lead: string
  text: string
}

/** The words of one service or product page in one language. */
export interface CatalogueCopy {
  /** Name of the page: hero, menus, cards, document title. At most 60 characters. */
  title: string
  /** One line under the name in menus and overviews: when you need it. At most 80 characters. */
  summary: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  /** Heading of the details block, upper-cased by CSS in English. */
  headline: string
  /** Two or three sentences that open the details block. */
  intro: string
  /** At least six. */
  bullets: readonly Bullet[]
}

export interface ScreenCopy {
  name: string
  /** One sentence below the preview. */
  caption: string
}

export interface ProductCopy<Screen extends string = string> extends CatalogueCopy {
  screens: Readonly<Record<Screen, ScreenCopy>>
}

export interface ServiceEntry {
  picture: PictureName
  copy: Localized<CatalogueCopy>
}

/** Where the app can be had; an absent store has no button. */
export type Store = 'ios' | 'android'

export interface ProductEntry<Screen extends string = string> {
  picture: PictureName
  /** In the gallery's order; each has a picture per language in art/screens. */
  screens: readonly Screen[]
  stores: readonly Store[]
  copy: Localized<ProductCopy<Screen>>
}

export interface GroupCopy {
  title: string
  /** One sentence on the overview page. */
  summary: string
}
