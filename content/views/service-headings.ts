import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { companyContents } from './company'
import { ownerOnService } from './partner-levels'
import { shownOnService } from './company-selections'

/** Ids and headings of the sections of a service page, in page order. */
export function serviceHeadings(locale: Locale) {
  const headings = messages[locale].sections.services
  return {
    audience: { id: sectionIds.audience, heading: headings.audience },
    steps: { id: sectionIds.steps, heading: headings.steps },
    price: { id: sectionIds.price, heading: headings.price },
    outcomes: { id: sectionIds.outcomes, heading: headings.outcomes },
    standards: { id: sectionIds.standards, heading: headings.standards },
    questions: { id: sectionIds.questions, heading: headings.questions },
    nextStep: { id: sectionIds.nextStep, heading: headings.nextStep },
  }
}

/** The sections in the table of contents, in page order. */
export function serviceContents({ slug }: CatalogueItem<'services'>, locale: Locale, owner?: Owner) {
  const { questions, nextStep, ...sections } = serviceHeadings(locale)
  const company = companyContents(shownOnService(slug), locale, ownerOnService(slug, owner))
  return [...Object.values(sections), ...company, questions, nextStep]
}
