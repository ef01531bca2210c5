import { conformance } from '@/generated/conformance'
import type { Locale } from '@/lib/locale'

import { type CriterionNumber, criteria, criterionNumbers } from '../../accessibility/criteria'
import { metAr } from '../../accessibility/met-ar'

const metBy = (number: CriterionNumber, locale: Locale) =>
  locale === 'ar' ? metAr[number] : conformance.criteria[number].met

/** The criteria by number: their names, and how the site meets them. */
export const criteriaCopy = (locale: Locale) =>
  Object.fromEntries(
    criterionNumbers.map((number) => [number, { name: criteria[number][locale], met: metBy(number, locale) }]),
  ) as Readonly<Record<CriterionNumber, { name: string; met: string }>>
