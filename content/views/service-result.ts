import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { companyParts } from './company'
import { caseWords } from './company-words'
import { shownOnService } from './company-selections'

/** The first result of a service, and where its page shows the whole case; undefined if there is none. */
export function serviceResult(service: string, locale: Locale, owner?: Owner) {
  const [result] = companyParts(shownOnService(service), locale, owner).cases
  return (
    result && {
      href: `#${sectionIds.company}`,
      result: caseWords(result, locale, false),
      labels: messages[locale].company,
    }
  )
}
