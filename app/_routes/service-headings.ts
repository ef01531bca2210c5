import { companyContents } from '@/components/sections/company/company-parts'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { ownerOnService } from './partner-levels'
import { shownOnService } from './shown-of-company'

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
export function serviceContents({ slug, entry }: CatalogueItem<'services'>, locale: Locale, owner?: Owner) {
  const { audience, steps, measures, controls, deliverables, standards, questions } = serviceHeadings(locale)
  const listed = {
    enterprise: [steps, measures, deliverables],
    digital: [measures, steps, deliverables],
    cybersecurity: [steps, controls],
  }
  const company = companyContents(shownOnService(slug), locale, ownerOnService(slug, owner))
  return [audience, ...listed[entry.group], standards, ...company, questions]
}
