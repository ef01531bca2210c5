import { numberSources } from '@/lib/claims'
import { fillIn } from '@/lib/fill-in'
import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { conformance as evidence } from '../../accessibility/conformance'
import { content } from '../../content'
import type { Adherence } from '../../schema/pages'
import { site } from '../../site'

/** How many criteria are met, met in part, and do not apply. */
const adherences = Object.values(evidence.criteria).map(({ adherence }) => adherence)
const count = (level: Adherence) => String(adherences.filter((one) => one === level).length)
const counts = { met: count('supports'), partly: count('partially-supports'), notApplicable: count('not-applicable') }

const numbered = mapLocales((locale) => {
  const { conformance, allPages, ...document } = content.pages.accessibility.copy[locale]
  const { lastRun, level, ...tables } = conformance
  const filled = fillIn(locale, document, {
    email: site.emails[0],
    barriers: content.owner.accessibility?.barriers?.[locale] ?? '',
    ...counts,
  })
  const { copy, notes } = numberSources({ ...filled, conformance: tables, allPages })
  return { copy: { ...copy, conformance: { ...copy.conformance, ...bindMessages(locale, { lastRun, level }) } }, notes }
})

export const accessibilityPage = mapLocales((locale) => numbered[locale].copy)

/** The sources of its texts, by number. */
export const accessibilityNotes = numbered.en.notes
