import type { OpenHours } from '@/lib/dubai-time'
import { formatWeekday } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'

import { content } from './content'
import { messages } from './messages'
import { DAYS, type OfficeHours } from './schema/company'

/** The opening hours: those of docs/specification.md, unless the owner has set others. */
const office: OfficeHours = content.owner.hours?.office ?? {
  first: 'Sunday',
  last: 'Thursday',
  opens: '09:00',
  closes: '18:00',
}

const [first, last] = [DAYS.indexOf(office.first), DAYS.indexOf(office.last)]
const week = DAYS.length

/** When the office is open, as a browser needs it. */
export const officeHours: OpenHours = {
  days: Array.from({ length: ((last - first + week) % week) + 1 }, (_, index) => (first + index) % week),
  opens: office.opens,
  closes: office.closes,
}

/** The opening hours, the first day of the week and the time of opening in words. */
export function officeWords(locale: Locale) {
  const day = formatWeekday(first, locale)
  const hours = messages[locale].company.officeHours({ ...office, first: day, last: formatWeekday(last, locale) })
  return { hours, day, opens: office.opens }
}
