import type { Localized } from '@/lib/locale'

import type { Note, Shown } from './claims'
import type { Content } from './load/types'
import type * as schema from './schema/catalogue'

export type { Store } from './apps'

export type ServiceCopy = Shown<schema.ServiceCopy>

/** A name with a description: a module, a standard, a kind of data. */
export type NamedText = Shown<schema.NamedText>
export type Step = ServiceCopy['steps'][number]
export type Question = ServiceCopy['questions'][number]
export type Outcome = ServiceCopy['outcomes'][number]

/** A text with the numbers of its notes at the end of the page. */
export type CitedText = ServiceCopy['intro']
/** The texts that services and products have in common, in one language. */
export type CatalogueCopy = Pick<ServiceCopy, keyof ServiceCopy & keyof schema.ProductFile>

export type Audience = CatalogueCopy['audience']

export type ProductCopy = Shown<schema.ProductFile>

type Entry<Kind extends 'services' | 'products', Copy> = Content[Kind][string]['meta'] & {
  copy: Localized<Copy>
  /** The sources of its texts, by number. */
  notes: readonly Note[]
}

export type ServiceEntry = Entry<'services', ServiceCopy>
export type ProductEntry = Entry<'products', ProductCopy>
