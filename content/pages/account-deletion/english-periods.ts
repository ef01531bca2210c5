/** The owner can set any number, including one. */
const period = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`

export const englishDays = (count: number): string => period(count, 'day')

export const englishYears = (count: number): string => period(count, 'year')
