import { found } from '@/lib/found'

import { numberSources } from './claims'
import { catalogueItems } from './catalogue'
import { content } from './content'

/**
 * The pages that show what a client receives, with invented words and figures, in the order of the services. `path` has
 * no locale prefix.
 */
export const samples = catalogueItems('services').flatMap((service) => {
  const { slug } = service
  const sample = content.samples[slug]
  if (!sample) return []
  const { meta, copy } = sample
  return [{ slug, path: `/samples/${slug}`, service, ...meta, copy, notes: numberSources(copy.en).notes }]
})

export type Sample = (typeof samples)[number]

/** Returns the sample of a service. Not every service has one. */
export const sampleOf = (slug: string): Sample | undefined => samples.find((sample) => sample.slug === slug)

/** Returns the sample with a slug. Throws if there is none. */
export const sampleAt = (slug: string): Sample => found(sampleOf(slug), `content/samples has no "${slug}"`)
