import type { Note } from './claims'
import { formatDay } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'

import { allItems } from './catalogue'
import { content } from './content'
import { messages } from './messages'
import { accessibilityNotes } from './pages/accessibility'
import { deletionNotes } from './pages/account-deletion'
import { privacyNotes } from './pages/privacy'
import { samples } from './samples'
import type { Source } from './schema/claims'
import { byDeletionPath, pagePaths } from './page-paths'

const sources: ReadonlyMap<string, Source> = new Map(content.sources.map((source) => [source.id, source]))

/** The English name of a source: publisher, document, article or edition. */
export const sourceName = ({ publisher, document, part }: Source): string =>
  [publisher, document, part].filter(Boolean).join(', ')

/** A document by its name in the page's language, if it has one. `lang` is the language of the name. */
function documentOf(source: Source, locale: Locale) {
  const lang: Locale = locale === 'ar' && source.ar ? 'ar' : 'en'
  return { name: lang === 'ar' && source.ar ? source.ar : sourceName(source), lang, url: source.url }
}

const notesByPath: ReadonlyMap<string, readonly Note[]> = new Map<string, readonly Note[]>([
  ...allItems.map(({ path, entry }) => [path, entry.notes] as const),
  ...samples.map(({ path, notes }) => [path, notes] as const),
  [pagePaths.privacy, privacyNotes],
  [pagePaths.accessibility, accessibilityNotes],
  ...Object.entries(byDeletionPath(deletionNotes)),
])

/** The documents behind a page's dated statements. `path` has no locale prefix. */
export const sourcesOf = (path: string, locale: Locale) =>
  (notesByPath.get(path) ?? []).map((note, index) => {
    const named = note.flatMap((id) => sources.get(id) ?? [])
    return {
      /** Its number on the page, in the order of the statements. */
      number: index + 1,
      documents: named.map((source) => documentOf(source, locale)),
      /** The day, `YYYY-MM-DD`, on which somebody had last compared all of them with the page. */
      checked: named.map(({ checked }) => checked).sort()[0] ?? '',
    }
  })

export type PageSource = ReturnType<typeof sourcesOf>[number]

/** Says when somebody last saw a source of a page. */
export const seenOn = ({ checked }: PageSource, locale: Locale): string =>
  messages[locale].sections.seen({ day: formatDay(checked, locale) })
