/** Arabic has six plural forms, and the owner can set any number. */
const plural = new Intl.PluralRules('ar')

const days = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' }
const years = { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' }

const period = (count: number, forms: typeof days): string => {
  const rule = plural.select(count)
  const form = forms[rule === 'zero' ? 'other' : rule]
  return rule === 'one' || rule === 'two' ? form : `${count} ${form}`
}

export const arabicDays = (count: number): string => period(count, days)

export const arabicYears = (count: number): string => period(count, years)

/** "من 5 إلى 7 سنوات", or "5 سنوات" where both are the same. */
export const arabicYearRange = (one: number, other: number): string =>
  one === other ? arabicYears(one) : `من ${Math.min(one, other)} إلى ${arabicYears(Math.max(one, other))}`
