import type { Localized } from '@/lib/locale'

import type { ProductGroup, ServiceGroup } from './groups'
import type { SharedPictureName } from './pictures'

/** A point of a list: a bold lead-in that ends with its own full stop, then the sentence it leads to. */
export interface Bullet {
  lead: string
  text: string
}

/** A thing by its name, and what there is to say of it: a module, a standard, a kind of data. */
export interface NamedText {
  name: string
  text: string
}

/** A step of the work, in its order. */
export interface Step {
  name: string
  /** What happens. */
  text: string
  /** What the client holds when it is over. */
  result: string
}

export interface Question {
  question: string
  answer: string
}

/** Who a page is for. */
export interface Audience {
  /** One or two sentences. */
  text: string
  /** Three to five signs by which a reader knows that it is needed: whole sentences. */
  signs: readonly string[]
}

/** The words that service and product pages share, in one language. */
export interface CatalogueCopy {
  /** Name of the page: hero, menus, cards, document title. At most 60 characters. */
  title: string
  /** One line under the name in menus and overviews: when you need it. At most 80 characters, full stop included. */
  summary: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  /** Line under the title of the details block. */
  headline: string
  /** Two or three sentences that open the details block. */
  intro: string
  /** At least six. */
  bullets: readonly Bullet[]
  audience: Audience
  /** Four to six, each answered straight. */
  questions: readonly Question[]
}

export interface ServiceCopy extends CatalogueCopy {
  /** How the work goes: three to six steps. */
  steps: readonly Step[]
  /** What is handed over at the end; noun phrases without a full stop. */
  deliverables: readonly string[]
  /** Standards, platforms, versions and rules that matter here; what ages says as of when. */
  standards: readonly NamedText[]
  /** Outcomes that the client can measure; noun phrases without a full stop. */
  measures: readonly string[]
}

export interface ScreenCopy {
  name: string
  /** One sentence below the preview. */
  caption: string
}

export interface ProductCopy<Screen extends string = string> extends CatalogueCopy {
  /** Five to nine, shown as a table of name and use. */
  modules: readonly NamedText[]
  /** Where it runs. */
  platforms: readonly NamedText[]
  /** What it connects to. */
  integrations: readonly NamedText[]
  /** How it is protected, which data it keeps and for how long. */
  security: readonly NamedText[]
  /** What bringing it into use takes: three to five steps. */
  rollout: readonly Step[]
  screens: Readonly<Record<Screen, ScreenCopy>>
}

/** The `picture.webp` in a page's own folder. */
export interface OwnPicture {
  /** Keeps the subject in view when the picture is cropped: `object-[60%_50%]`. */
  focus: string
  alt: Localized<string>
}

/** What a page's folder says of it besides its words. */
interface EntryFacts {
  /** Place in its group: the smallest stands first; pages of one number stand by their slugs. */
  order: number
  /** A name of content/pictures.ts, or what there is to say of the folder's own `picture.webp`. */
  picture: SharedPictureName | OwnPicture
  /** Slugs of services and products that a reader of this page may need too: two to four, from other groups first. */
  related: readonly string[]
}

export interface ServiceEntry extends EntryFacts {
  group: ServiceGroup
  copy: Localized<ServiceCopy>
}

/** Where the app can be had; an absent store has no button. */
export type Store = 'ios' | 'android'

export interface ProductEntry<Screen extends string = string> extends EntryFacts {
  group: ProductGroup
  /** In the gallery's order; each has a picture per language. */
  screens: readonly Screen[]
  stores: readonly Store[]
  copy: Localized<ProductCopy<Screen>>
}
