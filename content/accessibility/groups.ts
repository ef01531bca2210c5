import { conformance } from '@/generated/conformance'
import { type Locale, localeConfig } from '@/lib/locale'

import { accessibilityPage } from '../pages/accessibility'
import type { Principle } from '../pages/accessibility/types'

import { criterionNumbers } from './criteria'
import type { Adherence } from './types'

const PRINCIPLES: readonly Principle[] = ['1', '2', '3', '4']
const ADHERENCES: readonly Adherence[] = ['supports', 'partially-supports', 'not-applicable']

/** The criteria by principle, in words. */
export function conformanceGroups(locale: Locale) {
  const copy = accessibilityPage[locale].conformance
  return PRINCIPLES.map((principle) => {
    const rows = criterionNumbers
      .filter((number) => number.startsWith(principle))
      .map((number) => {
        const { level, adherence, tests } = conformance.criteria[number]
        const status = [copy.level(level), copy.adherence[adherence]].join(localeConfig[locale].comma)
        return { number, ...copy.criteria[number], adherence, status, tests }
      })
    const counts = ADHERENCES.map((adherence) => ({
      name: copy.adherence[adherence],
      count: rows.filter((row) => row.adherence === adherence).length,
    }))
    return {
      name: copy.principles[principle],
      /** How many criteria are met, met in part, or do not apply. */
      caption: counts
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => `${name}: ${count}`)
        .join(localeConfig[locale].comma),
      rows,
    }
  })
}
