import type { SampleLink } from '@/components/sections/content-section/bullet-list'
import { messages } from '@/content/messages'
import { sampleOf } from '@/content/samples'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** The link from a deliverable of a service to the service's sample, if there is one. */
export function sampleLink(slug: string, locale: Locale): SampleLink | undefined {
  const sample = sampleOf(slug)
  if (!sample) return undefined
  const { title } = sample.copy[locale]
  return {
    item: sample.service.entry.copy[locale].deliverables[sample.deliverable]?.text ?? '',
    title: messages[locale].samples.title({ title }),
    href: localizePath(locale, sample.path),
  }
}
