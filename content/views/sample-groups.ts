import { catalogue } from '@/content/catalogue'
import { sampleOf } from '@/content/samples'
import type { Locale } from '@/lib/locale'

/** The samples by group of their services. Paths have no locale prefix. */
export const sampleGroups = (locale: Locale) =>
  catalogue.services.map(({ id, copy, items }) => ({
    id,
    title: copy[locale].title,
    items: items.flatMap((service) => {
      const sample = sampleOf(service.slug)
      if (!sample) return []
      const { title, intro } = sample.copy[locale]
      return [{ service: service.copy[locale].title, title, intro, path: sample.path }]
    }),
  }))
