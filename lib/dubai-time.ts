/** The four times of day that change the light on the contact page. */
export const DAY_LIGHTS = ['dawn', 'noon', 'dusk', 'night'] as const
export type DayLight = (typeof DAY_LIGHTS)[number]

/** Minutes from midnight UTC to midnight in Dubai, which has no daylight saving time. */
const DUBAI_OFFSET_MIN = 4 * 60
/** The hour in Dubai at which each light begins; sunrise is between 5:30 and 7:05, sunset between 17:30 and 19:15. */
const LIGHT_FROM: readonly [hour: number, light: DayLight][] = [
  [19, 'night'],
  [16, 'dusk'],
  [8, 'noon'],
  [5, 'dawn'],
  [0, 'night'],
]
/** When an office is open, by the clock of its place. Sunday is 0. */
export interface OpenHours {
  days: readonly number[]
  opens: string
  closes: string
}

interface DubaiTime {
  /** Hours and minutes, as 09:05. */
  time: string
  light: DayLight
  isOpen: boolean
}

/** Returns what clocks in Dubai show at a moment, the light there, and whether the office is open. */
export function dubaiTime(now: Date, { days, opens, closes }: OpenHours): DubaiTime {
  const there = new Date(now.getTime() + DUBAI_OFFSET_MIN * 60_000)
  const hour = there.getUTCHours()
  const time = there.toISOString().slice(11, 16)
  return {
    time,
    light: LIGHT_FROM.find(([from]) => hour >= from)?.[1] ?? 'night',
    isOpen: days.includes(there.getUTCDay()) && time >= opens && time < closes,
  }
}
