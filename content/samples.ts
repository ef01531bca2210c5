import { type Note, numberSources } from '@/lib/claims'
import type { Localized } from '@/lib/locale'

import { type CatalogueItem, catalogueItems } from './catalogue'
import { content } from './content'
import type { SampleCopy } from './schema/samples'

/** A page that shows what a client receives, with invented words and figures. */
export interface Sample {
  slug: string
  /** Without the locale prefix. */
  path: string
  service: CatalogueItem<'services'>
  /** Position among the deliverables of the service. */
  deliverable: number
  /** The day on which its words last changed, `YYYY-MM-DD`. */
  updated: string
  copy: Localized<SampleCopy>
  /** The sources of its standards, for the list at the end of the page. */
  notes: readonly Note[]
}

/** The samples, in the order of the services. */
export const samples: readonly Sample[] = catalogueItems('services').flatMap((service) => {
  const { slug } = service
  const sample = content.samples[slug]
  if (!sample) return []
  const { meta, copy } = sample
  return [{ slug, path: `/samples/${slug}`, service, ...meta, copy, notes: numberSources(copy.en).notes }]
})

/** Returns the sample of a service. Not every service has one. */
export const sampleOf = (slug: string): Sample | undefined => samples.find((sample) => sample.slug === slug)

/** Returns the sample with a slug. Throws if there is none. */
export function sampleAt(slug: string): Sample {
  const sample = sampleOf(slug)
  if (!sample) throw new Error(`content/samples has no "${slug}"`)
  return sample
}
