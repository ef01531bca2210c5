import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { numberSources } from '@/lib/claims'
import { content } from '../../content'
import { site } from '../../site'
import { fillIn } from '../fill-in'

const numbered = mapLocales((locale) => {
  const { conformance, allPages, ...document } = content.pages.accessibility.copy[locale]
  const { lastRun, level, ...tables } = conformance
  const filled = fillIn(locale, document, { email: site.emails[0] })
  const { copy, notes } = numberSources({ ...filled, conformance: tables, allPages })
  return { copy: { ...copy, conformance: { ...copy.conformance, ...bindMessages(locale, { lastRun, level }) } }, notes }
})

export const accessibilityPage = mapLocales((locale) => numbered[locale].copy)

/** What its texts rest on, by number. */
export const accessibilityNotes = numbered.en.notes
