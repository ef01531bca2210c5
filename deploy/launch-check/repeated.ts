import { isDeletionPath } from '@/content/page-paths'
import { copyByPath } from '@/content/site-pages'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'
import { texts } from '@/content/texts'

/** The sentences of a text that have more than three words. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?؟])\s+/).filter((sentence) => /[.!?؟]$/.test(sentence) && sentence.split(/\s+/).length > 3)

/** All deletion pages are versions of one document. */
const documentAt = (path: string) => (isDeletionPath(path) ? 'the deletion pages' : path)

/** A line for each sentence that is on more than one page. */
export function repeatedSentences(copies: typeof copyByPath = copyByPath): readonly string[] {
  return locales.flatMap((locale) => {
    const pagesOf = new Map<string, Set<string>>()
    for (const [path, copy] of Object.entries(copies(locale))) {
      const page = localizePath(locale, documentAt(path))
      for (const sentence of texts(copy).flatMap(({ text }) => sentencesOf(text))) {
        pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(page))
      }
    }
    return [...pagesOf].flatMap(([sentence, pages]) =>
      pages.size > 1 ? [`“${sentence}” is on ${[...pages].join(', ')}.`] : [],
    )
  })
}
