import { formatDay } from '@/lib/format-day'
import { found } from '@/lib/found'
import type { Locale } from '@/lib/locale'

import { content } from './content'
import { messages } from './messages'
import type { Source } from './schema/claims'
import { sitePage } from './site-pages'

const sources: ReadonlyMap<string, Source> = new Map(content.sources.map((source) => [source.id, source]))

/** The English name of a source: publisher, document, article or edition. */
export const sourceName = ({ publisher, document, part }: Source): string =>
  [publisher, document, part].filter(Boolean).join(', ')

/** A document by its name in the page's language, if it has one. `lang` is the language of the name. */
function documentOf(source: Source, locale: Locale) {
  const lang: Locale = locale === 'ar' && source.ar ? 'ar' : 'en'
  return { name: lang === 'ar' && source.ar ? source.ar : sourceName(source), lang, url: source.url }
}

/** The documents behind a page's dated statements. `path` has no locale prefix. */
export const sourcesOf = (path: string, locale: Locale) =>
  sitePage(path).notes.map((note, index) => {
    const named = note.map((id) => found(sources.get(id), `content/sources.yaml has no source ${id}`))
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
