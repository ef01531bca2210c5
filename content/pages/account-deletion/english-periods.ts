/** The owner can set any number, including one. */
const period = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`

export const englishDays = (count: number): string => period(count, 'day')

export const englishYears = (count: number): string => period(count, 'year')

/** "5 to 7 years", or "5 years" where both are the same. */
export const englishYearRange = (one: number, other: number): string =>
  one === other ? englishYears(one) : `${Math.min(one, other)} to ${englishYears(Math.max(one, other))}`
