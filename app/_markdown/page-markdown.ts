import { absoluteUrl } from '@/app/_seo/page-metadata'
import { formatDay } from '@/lib/format-day'
import { messages } from '@/content/messages'
import { copyByPath } from '@/content/page-copy'
import { changedOn } from '@/content/page-dates'
import { sitePaths } from '@/content/site-paths'
import { seenOn, sourcesOf } from '@/content/sources'
import { type Locale, locales, localeConfig, otherLocale } from '@/lib/locale'
import { markdownPath } from '@/lib/page-files'

import { heading, joinBlocks, link } from './blocks'
import { catalogueBlocks } from './catalogue-blocks'
import { pageBlocks } from './page-blocks'
import { sampleBlocks } from './sample-blocks'

/** The footnotes that `cited` refers to. */
const footnotes = (path: string, locale: Locale): string =>
  sourcesOf(path, locale)
    .map((source) => {
      const names = source.documents.map(({ name, url }) => (url ? link(name, url) : name))
      return `[^${source.number}]: ${[...names, seenOn(source, locale)].join(localeConfig[locale].semicolon)}`
    })
    .join('\n')

/** A note above the footnotes, on pages that have any. */
const noAdvice = (path: string, locale: Locale): string =>
  sourcesOf(path, locale).length > 0 ? messages[locale].sections.noAdvice : ''

/** Renders a page as Markdown from the same content as its HTML. `path` has no locale prefix. */
export function pageMarkdown(path: string, locale: Locale): string {
  const copies: Readonly<Record<string, { title: string; description: string }>> = copyByPath(locale)
  const copy = copies[path]
  if (!copy) throw new Error(`content/page-copy.ts has no page ${path}`)
  const other = otherLocale[locale]
  return joinBlocks([
    heading(1, copy.title),
    `> ${copy.description}`,
    [
      `<${absoluteUrl(locale, path)}>`,
      link(localeConfig[other].nativeName, absoluteUrl(other, path)),
      messages[locale].documents.updated({ day: formatDay(changedOn(path), locale) }),
    ].join(' · '),
    ...catalogueBlocks(path, locale),
    ...pageBlocks(path, locale),
    ...sampleBlocks(path, locale),
    noAdvice(path, locale),
    footnotes(path, locale),
  ])
}

/** The page and language of each Markdown file, by the file's path. */
export const markdownPages: ReadonlyMap<string, readonly [path: string, locale: Locale]> = new Map(
  sitePaths.flatMap((path) => locales.map((locale) => [markdownPath(path, locale), [path, locale]] as const)),
)
