import type { Note, Shown } from '@/lib/claims'
import type { Localized } from '@/lib/locale'

import type { Content } from './load/types'
import type * as schema from './schema/catalogue'

export type { Control, Store } from './schema/catalogue'

export type ServiceCopy = Shown<schema.ServiceCopy>

/** A name with a description: a module, a standard, a kind of data. */
export type NamedText = Shown<schema.NamedText>
export type Step = ServiceCopy['steps'][number]
export type Question = ServiceCopy['questions'][number]

/** A text with the numbers of its notes at the end of the page. */
export type CitedText = ServiceCopy['intro']
/** The texts that services and products have in common, in one language. */
export type CatalogueCopy = Pick<ServiceCopy, keyof ServiceCopy & keyof schema.ProductFile>

export type Audience = CatalogueCopy['audience']

type ShownProduct = Shown<schema.ProductFile>

type Screen = ShownProduct['screens'][number]

/** A product's texts, with those of its screens by their ids. */
export type ProductCopy = Omit<ShownProduct, 'screens'> & {
  screens: Readonly<Record<string, Omit<Screen, 'id'>>>
}

type ServiceMeta = Content['services'][string]['meta']

/** What a group's pages show in addition. */
interface GroupFacts {
  enterprise: object
  /** The screen of a product that resembles the result of the service. */
  digital: { example: NonNullable<ServiceMeta['example']> }
  cybersecurity: { controls: readonly schema.Control[] }
}

export type ServiceEntry = {
  [Group in schema.ServiceGroup]: Omit<
    ServiceMeta,
    'group' | keyof GroupFacts['digital'] | keyof GroupFacts['cybersecurity']
  > & {
    group: Group
    copy: Localized<ServiceCopy>
    /** The sources of its texts, by number. */
    notes: readonly Note[]
  } & GroupFacts[Group]
}[schema.ServiceGroup]

export type ProductEntry = Omit<Content['products'][string]['meta'], 'stores'> & {
  stores: readonly schema.Store[]
  /** Ids in the order of the gallery. Each has a picture for each language. */
  screens: readonly string[]
  copy: Localized<ProductCopy>
  /** The sources of its texts, by number. */
  notes: readonly Note[]
}
