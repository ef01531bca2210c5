import { conformance } from '@/content/accessibility/conformance'
import { accessibilityPage } from '@/content/pages/accessibility'
import { ADHERENCE } from '@/content/schema/documents'
import { type Locale, localeConfig } from '@/lib/locale'

/** The criteria with their words, in WCAG's order, and how many are met, are met in part, or do not apply. */
export function conformanceTable(locale: Locale) {
  const copy = accessibilityPage[locale].conformance
  const { comma } = localeConfig[locale]
  const rows = copy.criteria.flatMap(({ id: number, name, met, notes }) => {
    const criterion = conformance.criteria[number]
    if (!criterion) return []
    const { level, adherence } = criterion
    const status = [copy.level({ name: level }), copy.adherence[adherence]].join(comma)
    return [{ number, name, met, notes, adherence, status }]
  })
  const counts = ADHERENCE.map((adherence) => ({
    name: copy.adherence[adherence],
    count: rows.filter((row) => row.adherence === adherence).length,
  }))
  const caption = counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name}: ${count}`)
    .join(comma)
  return { name: copy.all, caption, rows }
}
