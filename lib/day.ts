/** Dubai is four hours ahead of UTC and has no daylight saving time. */
const DUBAI_OFFSET_MS = 4 * 60 * 60_000

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** Takes a moment; returns a Date whose UTC fields are what clocks in Dubai show then. */
export const clockInDubai = (moment: Date): Date => new Date(moment.getTime() + DUBAI_OFFSET_MS)

/**
 * Returns the day in Dubai at a moment, now if none is given, as `YYYY-MM-DD`. Days of this form are compared as texts:
 * a document is valid while `expires >= today()`, and a day lies in the future if `day > today()`.
 */
export const today = (moment = new Date()): string => clockInDubai(moment).toISOString().slice(0, 10)

/** Returns how many days lie between two days, `YYYY-MM-DD`; below 0 if `end` comes first. */
export const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS

/** Returns the day that comes `days` days after a day, `YYYY-MM-DD`; before it if `days` is below 0. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
