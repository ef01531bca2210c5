import { found } from '@/lib/found'

import { allItems } from './catalogue'
import { content } from './content'
import { samples } from './samples'
import { pagePaths } from './page-paths'

/** The folder in content/pages with the words of a page: its address, or home. */
export const pageFolder = (path: (typeof pagePaths)[keyof typeof pagePaths]) =>
  (path.slice(1) || 'home') as keyof typeof content.pages

const dates: ReadonlyMap<string, string> = new Map([
  ...Object.values(pagePaths).map((path) => [path, content.pages[pageFolder(path)].meta.updated] as const),
  ...allItems.map(({ path, entry }) => [path, entry.updated] as const),
  ...samples.map(({ path, updated }) => [path, updated] as const),
])

/** The day on which the words of any page last changed, `YYYY-MM-DD`. */
export const lastChange = [...dates.values()].sort().at(-1) ?? ''

/** The day on which the words of a page last changed, `YYYY-MM-DD`. `path` has no locale prefix. */
export const changedOn = (path: string): string =>
  found(dates.get(path), `content/page-dates.ts has no date of ${path}`)
