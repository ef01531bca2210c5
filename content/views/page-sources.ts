import { messages } from '@/content/messages'
import { seenOn, sourcesOf } from '@/content/sources'
import type { Locale } from '@/lib/locale'

/** The sources of a page's dated statements in finished words; undefined where a page has none. `path` has no locale prefix. */
export function pageSources(path: string, locale: Locale) {
  const { sources: heading, noAdvice } = messages[locale].sections
  const sources = sourcesOf(path, locale)
  if (sources.length === 0) return undefined
  return {
    heading: heading({ count: sources.length }),
    note: noAdvice,
    items: sources.map((source) => ({ ...source, seen: seenOn(source, locale) })),
  }
}
