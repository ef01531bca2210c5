import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

/**
 * Ids and headings of the sections in a product page's table of contents, in page order. The integrations are not
 * listed: they stand beside the platforms.
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
