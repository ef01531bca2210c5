import { DAY_MS, today } from './day'
import { type Fault, inLatinDigits } from './settings/kind'

/** The years of all days that the site needs. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]

const isHijri = (year: number) => year >= 1300 && year < 1600

/** A year, a month and a day, separated by any marks. */
const YEAR_FIRST = /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})$/
/** As people in the UAE write a day. */
const DAY_FIRST = /^(\d{1,2})\D{1,2}(\d{1,2})\D{1,2}(\d{4})$/

const twoDigits = (digits: string) => digits.padStart(2, '0')

/** Writes a day as YYYY-MM-DD, if it is clear which day is meant. */
function written(value: string): string | undefined {
  const text = inLatinDigits(value).trim()
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year && month && day) return [year, twoDigits(month), twoDigits(day)].join('-')
  const [, first, second, last] = DAY_FIRST.exec(text) ?? []
  return first && second && last ? [last, twoDigits(second), twoDigits(first)].join('-') : undefined
}

/** Whether the calendar has the day: it has no 31 February. */
function exists(day: string): boolean {
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of the Umm al-Qura calendar as `YYYY-MM-DD`. */
function inHijri(moment: Date): string {
  const parts = Object.fromEntries(HIJRI.formatToParts(moment).map(({ type, value }) => [type, value]))
  return [parts.year, parts.month, parts.day].join('-')
}

/** Days of a Hijri year and of its months, on average. */
const [HIJRI_YEAR, HIJRI_MONTH] = [354.367, 29.53]

/** A moment within some days of the beginning of a Hijri month, from the first, which began in July 622. */
const nearHijri = (year: number, month: number) =>
  Date.UTC(622, 6, 19) + ((year - 1) * HIJRI_YEAR + (month - 1) * HIJRI_MONTH) * DAY_MS

/** The Gregorian day of a Hijri one, both as `YYYY-MM-DD`; undefined if there is no such day. */
function fromHijri(day: string): string | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number)
  for (let ahead = -5; ahead < 40; ahead += 1) {
    const moment = new Date(nearHijri(year, month) + ahead * DAY_MS)
    if (inHijri(moment) === day) return moment.toISOString().slice(0, 10)
  }
  return undefined
}

/** Takes what somebody wrote as a day. Returns what is wrong with it, and the day that was meant. */
export function dayFault(value: string): Fault | undefined {
  const day = written(value)
  if (!day) return { problem: 'is not a day' }
  const year = Number(day.slice(0, 4))
  if (isHijri(year)) return { problem: 'is a day of the Hijri calendar', offer: fromHijri(day) }
  if (!exists(day)) return { problem: 'is a day that no calendar has' }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return { problem: `has the year ${day.slice(0, 4)}; it has to be between ${FIRST_YEAR} and ${LAST_YEAR}` }
  }
  return value === day ? undefined : { problem: 'is not written as year, month, day', offer: day }
}

/** The same as the end of a sentence about the field. */
export function checkDay(value: string): string | undefined {
  const fault = dayFault(value)
  return (
    fault && `${fault.problem}. Write ${fault.offer ? `it as ${fault.offer}` : `year, month and day as in ${today()}`}.`
  )
}

/** The same for a day that must not lie in the future, by the clocks of Dubai. */
export const checkPastDay = (value: string): string | undefined =>
  checkDay(value) ?? (value > today() ? `lies in the future: today is ${today()} in Dubai.` : undefined)

/**
 * Takes the year of something that has happened. Returns what is wrong with it, as the end of a sentence, or undefined.
 */
export function checkYear(year: number): string | undefined {
  const thisYear = Number(today().slice(0, 4))
  if (isHijri(year)) {
    const gregorian = new Date(nearHijri(year, 1)).getUTCFullYear()
    return `is ${year}, a year of the Hijri calendar. Write the Gregorian one, ${gregorian} or ${gregorian + 1}.`
  }
  if (year < 1900) return `is ${year}; it has to be 1900 or more.`
  return year > thisYear ? `is ${year}; it may be ${thisYear} at most.` : undefined
}
