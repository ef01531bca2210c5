import type { Point } from './point'

const DAY = 24 * 60 * 60 * 1000
const MAX_DAYS = 90

/** Whether the tests that the accessibility page names have to run again. `ranOn` is `YYYY-MM-DD`. */
export function oldTestRun(ranOn: string, now: Date): Point[] {
  const days = Math.floor((now.getTime() - Date.parse(ranOn)) / DAY)
  if (days <= MAX_DAYS) return []
  return [
    {
      id: `test-run#${ranOn}`,
      kind: 'tests',
      lines: [
        `/accessibility says that its tests last ran on ${ranOn}, ${days} days ago.`,
        'Build the site and run `npm run evidence`, which writes the day when all have passed.',
      ],
    },
  ]
}
