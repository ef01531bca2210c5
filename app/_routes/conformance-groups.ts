import { conformance } from '@/content/accessibility/conformance'
import { accessibilityPage } from '@/content/pages/accessibility'
import { ADHERENCE } from '@/content/schema/pages'
import { type Locale, localeConfig } from '@/lib/locale'

/** In the order of their WCAG numbers. */
const PRINCIPLES = ['perceivable', 'operable', 'understandable', 'robust'] as const

/** The criteria by principle, with their words, in WCAG's order. */
export function conformanceGroups(locale: Locale) {
  const copy = accessibilityPage[locale].conformance
  return PRINCIPLES.map((principle, index) => {
    const rows = copy.criteria
      .filter(({ id }) => id.startsWith(`${index + 1}.`))
      .flatMap(({ id: number, name, met, notes }) => {
        const criterion = conformance.criteria[number]
        if (!criterion) return []
        const { level, adherence } = criterion
        const status = [copy.level({ name: level }), copy.adherence[adherence]].join(localeConfig[locale].comma)
        return [{ number, name, met, notes, adherence, status }]
      })
    const counts = ADHERENCE.map((adherence) => ({
      name: copy.adherence[adherence],
      count: rows.filter((row) => row.adherence === adherence).length,
    }))
    return {
      name: copy.principles[principle],
      /** How many criteria are met, are met in part, or do not apply. */
      caption: counts
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => `${name}: ${count}`)
        .join(localeConfig[locale].comma),
      rows,
    }
  })
}
