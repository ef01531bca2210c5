import { clockInDubai } from './day'

/** The four times of day that change the light on the contact page. */
export const DAY_LIGHTS = ['dawn', 'noon', 'dusk', 'night'] as const
export type DayLight = (typeof DAY_LIGHTS)[number]

/** The hour in Dubai at which each light begins; sunrise is between 5:30 and 7:05, sunset between 17:30 and 19:15. */
const LIGHT_FROM: readonly [hour: number, light: DayLight][] = [
  [19, 'night'],
  [16, 'dusk'],
  [8, 'noon'],
  [5, 'dawn'],
  [0, 'night'],
]

/** When an office is open, in local time, on consecutive days. Sunday is 0. */
export interface OpenHours {
  days: readonly number[]
  opens: string
  closes: string
}

/** When the office is open next: it is, later on this day, on the next day, or on the first day of its week. */
export type Opening = 'now' | 'today' | 'tomorrow' | 'later'

interface DubaiTime {
  /** Hours and minutes, as 09:05. */
  time: string
  light: DayLight
  opening: Opening
}

/** Returns what clocks in Dubai show at a moment, the light there, and when the office opens. */
export function dubaiTime(now: Date, { days, opens, closes }: OpenHours): DubaiTime {
  const there = clockInDubai(now)
  const hour = there.getUTCHours()
  const time = there.toISOString().slice(11, 16)
  const isWorkday = (daysAhead: number) => days.includes((there.getUTCDay() + daysAhead) % 7)
  const nextDay = isWorkday(1) ? 'tomorrow' : 'later'
  const thisDay = time < opens ? 'today' : 'now'
  return {
    time,
    light: LIGHT_FROM.find(([from]) => hour >= from)?.[1] ?? 'night',
    opening: isWorkday(0) && time < closes ? thisDay : nextDay,
  }
}
