import type { Localized } from '@/lib/locale'

import type { Content } from './load/types'
import type { Control, ProductFile, ServiceCopy, ServiceGroup } from './schema/catalogue'

export type {
  Bullet,
  Control,
  NamedText,
  ProductGroup,
  Question,
  ServiceCopy,
  ServiceGroup,
  Step,
  Store,
} from './schema/catalogue'

/** The texts that services and products have in common, in one language. */
export type CatalogueCopy = Pick<ServiceCopy, keyof ServiceCopy & keyof ProductFile>

export type Audience = CatalogueCopy['audience']

type Screen = ProductFile['screens'][number]

/** A product's texts, with those of its screens by their ids. */
export type ProductCopy = Omit<ProductFile, 'screens'> & {
  screens: Readonly<Record<string, Omit<Screen, 'id'>>>
}

type ServiceMeta = Content['services'][string]['meta']

/** What a group's pages show besides. */
interface GroupFacts {
  enterprise: object
  /** The screen of a product that resembles what the service results in. */
  digital: { example: NonNullable<ServiceMeta['example']> }
  cybersecurity: { controls: readonly Control[] }
}

export type ServiceEntry = {
  [Group in ServiceGroup]: Omit<
    ServiceMeta,
    'group' | keyof GroupFacts['digital'] | keyof GroupFacts['cybersecurity']
  > & {
    group: Group
    copy: Localized<ServiceCopy>
  } & GroupFacts[Group]
}[ServiceGroup]

export type ProductEntry = Content['products'][string]['meta'] & {
  /** Ids, in the order of the gallery; each has a picture for each language. */
  screens: readonly string[]
  copy: Localized<ProductCopy>
}
