import type { acceptances } from '@/content/launch'
import { checkDate } from '@/lib/settings/settings-reader'

import { nameOf, type Point } from './point'

type Acceptance = (typeof acceptances)[number]

interface Outcome {
  open: readonly Point[]
  accepted: number
  /** What is wrong in content/launch.ts. */
  errors: readonly string[]
}

function formErrors({ by, date, remark }: Acceptance, now: Date): string[] {
  const dateError = checkDate(date)
  return [
    ...(by.trim() ? [] : ['has no name in "by"']),
    ...(remark.trim() ? [] : ['has no remark']),
    ...(dateError ? [`date "${date}" ${dateError}`] : []),
    ...(Date.parse(date) > now.getTime() ? [`date ${date} is in the future`] : []),
  ]
}

function idErrors(id: string, points: readonly Point[]): string[] {
  if (points.some((point) => point.id === id)) return []
  const changed = points.find((point) => nameOf(point.id) === nameOf(id))
  return changed
    ? [`"${id}": what was accepted has changed since. Read it again; its id is now "${changed.id}"`]
    : [`"${id}": there is no such point, or it has been settled in another way. Take it out`]
}

/** Takes away the points that are accepted, and checks the list of acceptances itself. */
export function settle(points: readonly Point[], given: readonly Acceptance[], now: Date): Outcome {
  const ids = given.flatMap((acceptance) => acceptance.ids)
  const errors = [
    ...given.flatMap((each) =>
      formErrors(each, now).map((error) => `the acceptance of ${each.ids.join(', ')} ${error}`),
    ),
    ...[...new Set(ids)].flatMap((id) => idErrors(id, points)),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `"${id}" is accepted twice`),
  ]
  const open = points.filter(({ id }) => !ids.includes(id))
  return { open, accepted: points.length - open.length, errors: errors.map((error) => `content/launch.ts: ${error}.`) }
}
