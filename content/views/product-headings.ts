import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

/** Ids and headings of the sections of a product page, in page order. */
export function productHeadings(locale: Locale) {
  const { catalogue, sections } = messages[locale]
  const headings = sections.products
  return {
    screens: { id: sectionIds.screens, heading: catalogue.screens },
    audience: { id: sectionIds.audience, heading: headings.audience },
    modules: { id: sectionIds.modules, heading: headings.modules },
    platforms: { id: sectionIds.platforms, heading: headings.platforms },
    integrations: { id: sectionIds.integrations, heading: headings.integrations },
    security: { id: sectionIds.security, heading: headings.security },
    rollout: { id: sectionIds.rollout, heading: headings.rollout },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}

/** The sections in the table of contents. The integrations are beside the platforms and are not listed. */
export const productContents = (locale: Locale) =>
  Object.values(productHeadings(locale)).filter(({ id }) => id !== sectionIds.integrations)
