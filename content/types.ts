import type { Localized } from '@/lib/locale'

import type { ProductGroup, ServiceGroup } from './groups'
import type { OwnPicture } from './own-picture'
import type { SharedPictureName } from './pictures'

/** A list item with a bold lead-in: a label or question with its own mark, or the first words of the sentence. */
export interface Bullet {
  lead: string
  text: string
}

/** A name with a description: a module, a standard, a kind of data. */
export interface NamedText {
  name: string
  text: string
}

/** A step of a project. */
export interface Step {
  name: string
  /** What happens. */
  text: string
  /** What the client has at the end of the step. */
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
  /** Three to five signs that the reader needs it, in whole sentences. */
  signs: readonly string[]
}

/** The texts that services and products have in common, in one language. */
export interface CatalogueCopy {
  /** In the hero, menus, cards and document title. At most 60 characters. */
  title: string
  /** One line under the title in menus and overviews: when you need it. At most 80 characters, full stop included. */
  summary: string
  /** Meta description: 110 to 160 characters. */
  description: string
  /** Line under the title of the details section. */
  headline: string
  /** Two or three sentences at the start of the details section. */
  intro: string
  /** At least six. */
  bullets: readonly Bullet[]
  audience: Audience
  /** Four to six, with direct answers. */
  questions: readonly Question[]
}

export interface ServiceCopy extends CatalogueCopy {
  /** Three to six. */
  steps: readonly Step[]
  /** What the client receives; noun phrases without a full stop. */
  deliverables: readonly string[]
  /** Standards, platforms, versions and rules; facts that may become outdated have a date. */
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
  /** Five to nine, shown as a table. */
  modules: readonly NamedText[]
  /** Where it runs. */
  platforms: readonly NamedText[]
  /** What it connects to. */
  integrations: readonly NamedText[]
  /** How it is protected, which data it keeps and for how long. */
  security: readonly NamedText[]
  /** The introduction at the client in three to five steps. */
  rollout: readonly Step[]
  screens: Readonly<Record<Screen, ScreenCopy>>
}

/** When the words of a page last changed, for search engines. A test says what to write here. */
export interface Changed {
  /** `YYYY-MM-DD` */
  on: string
  /** A sign of the words of that day, by which a test notices a forgotten date. */
  words: string
}

/** What services and products have in common besides their texts. */
interface BaseEntry {
  /** Position in its group, in ascending order; equal numbers are ordered by slug. */
  order: number
  /** A name in content/pictures.ts, or focus and alt text of the `picture.webp` in the same folder. */
  picture: SharedPictureName | OwnPicture
  /** Slugs of two to four related services and products, preferably of other groups. */
  related: readonly string[]
  changed: Changed
}

/** A control, and what proves it: positions in the lists of deliverables and measures. */
export interface Control {
  name: Localized<string>
  deliverables: readonly number[]
  measures: readonly number[]
}

/** The screen of a product that resembles what a service results in. */
export interface ExampleScreen {
  /** A slug. */
  product: string
  screen: string
}

interface ServiceGroupFacts {
  enterprise: object
  digital: { example: ExampleScreen }
  /** Together the controls name each deliverable and each measure once. */
  cybersecurity: { controls: readonly Control[] }
}

export type ServiceEntry = {
  [Group in ServiceGroup]: BaseEntry & { group: Group; copy: Localized<ServiceCopy> } & ServiceGroupFacts[Group]
}[ServiceGroup]

/** The app stores of a product; only these get a button. */
export type Store = 'ios' | 'android'

export interface ProductEntry<Screen extends string = string> extends BaseEntry {
  group: ProductGroup
  /** In the order of the gallery; each has a picture per language. */
  screens: readonly Screen[]
  stores: readonly Store[]
  copy: Localized<ProductCopy<Screen>>
}
