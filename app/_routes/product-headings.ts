import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

/**
 * Ids and headings of the sections that the table of contents of a product page lists, in page order. The integrations
 * are beside the platforms and not listed.
 */
export function productHeadings(locale: Locale) {
  const { catalogue, sections } = messages[locale]
  const headings = sections.products
  return {
    screens: { id: sectionIds.screens, heading: catalogue.screens },
    audience: { id: sectionIds.audience, heading: headings.audience },
    modules: { id: sectionIds.modules, heading: headings.modules },
    platforms: { id: sectionIds.platforms, heading: headings.platforms },
    security: { id: sectionIds.security, heading: headings.security },
    rollout: { id: sectionIds.rollout, heading: headings.rollout },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}
