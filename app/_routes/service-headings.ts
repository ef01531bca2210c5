import type { ServiceGroup } from '@/content/schema/catalogue'
import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

/** Ids and headings of the sections of a service page. */
export function serviceHeadings(locale: Locale) {
  const headings = messages[locale].sections.services
  return {
    audience: { id: sectionIds.audience, heading: headings.audience },
    steps: { id: sectionIds.steps, heading: headings.steps },
    measures: { id: sectionIds.measures, heading: headings.measures },
    controls: { id: sectionIds.measures, heading: headings.controls },
    deliverables: { id: sectionIds.deliverables, heading: headings.deliverables },
    standards: { id: sectionIds.standards, heading: headings.standards },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}

/** The sections in the table of contents, in page order. */
export function serviceContents(group: ServiceGroup, locale: Locale) {
  const { audience, steps, measures, controls, deliverables, standards, questions } = serviceHeadings(locale)
  const listed = {
    enterprise: [steps, measures, deliverables],
    digital: [measures, steps, deliverables],
    cybersecurity: [steps, controls],
  }
  return [audience, ...listed[group], standards, questions]
}
