import { numberCopies } from '@/content/claims'
import { fillIn } from '@/content/pages/fill-in'
import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { conformance as evidence } from '../../accessibility/conformance'
import { content } from '../../content'
import type { Adherence } from '../../schema/documents'
import { site } from '../../site'

/** How many criteria are met, met in part, and do not apply. */
const adherences = Object.values(evidence.criteria).map(({ adherence }) => adherence)
const count = (level: Adherence) => String(adherences.filter((one) => one === level).length)
const counts = { met: count('supports'), partly: count('partially-supports'), notApplicable: count('not-applicable') }

const { copy, notes } = numberCopies(
  mapLocales((locale) => {
    const { conformance, allPages, ...document } = content.pages.accessibility.copy[locale]
    const barriers = content.owner.accessibility?.barriers?.[locale] ?? ''
    return { ...fillIn(locale, document, { email: site.emails[0], barriers, ...counts }), conformance, allPages }
  }),
)

export const accessibilityPage = mapLocales((locale) => bindMessages(locale, copy[locale]))

/** The sources of its texts, by number. */
export const accessibilityNotes = notes
