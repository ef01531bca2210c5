import { catalogueItems } from './catalogue'
import { pagePaths } from './site-paths'
import type { Changed } from './types'

/** When the words of the pages last changed; services and products say it in their own folders. */
export const pageChanges: Readonly<Record<keyof typeof pagePaths, Changed>> = {
  home: { on: '2026-11-24', words: 'cc30a065' },
  services: { on: '2026-11-24', words: '143da908' },
  products: { on: '2026-11-24', words: 'd7d36e0c' },
  partners: { on: '2026-11-23', words: '396e8c61' },
  about: { on: '2026-11-23', words: '47fdb1ba' },
  contact: { on: '2026-11-23', words: '3dc0d3f0' },
  swinAccount: { on: '2026-11-24', words: '2ce2210d' },
  lahfaAccount: { on: '2026-11-24', words: '547b5a6c' },
  privacy: { on: '2026-11-24', words: 'ae6f3d63' },
  accessibility: { on: '2026-11-24', words: 'afb061ca' },
}

const changes: ReadonlyMap<string, Changed> = new Map([
  ...Object.entries(pagePaths).map(([name, path]) => [path, pageChanges[name as keyof typeof pagePaths]] as const),
  ...[...catalogueItems('services'), ...catalogueItems('products')].map(
    ({ path, entry }) => [path, entry.changed] as const,
  ),
])

/** The day on which the words of a page last changed, `YYYY-MM-DD`. `path` has no locale prefix. */
export function changedOn(path: string): string {
  const change = changes.get(path)
  if (!change) throw new Error(`content/page-dates.ts has no date of ${path}`)
  return change.on
}
