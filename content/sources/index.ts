import { type Locale, type Localized, locales } from '@/lib/locale'

import { factsToReview } from '../facts-to-review'
import type { FactToReview } from '../facts-to-review/types'
import { copyByPath, type Text, texts } from '../page-copy'

import { sourceDocuments } from './documents'

interface SourceDocument {
  name: string
  /** The language of the name. */
  lang: Locale
  /** A stable official address, if one is known. */
  url?: string
}

/** What one or more statements of a page rest on. */
export interface PageSource {
  /** Counted on the page, in the order of its statements. */
  number: number
  documents: readonly SourceDocument[]
  /** Day of the last comparison, `YYYY-MM-DD`. */
  checked: string
}

/** Between the documents of one source, and before the day of the last check. */
export const sourceSeparators: Localized<string> = { en: '; ', ar: '؛ ' }

/** Where a text that describes a name or answers a question stands; the source is given there. */
const DESCRIPTIONS: Readonly<Record<string, string>> = { name: 'text', lead: 'text', question: 'answer' }

/** The text of the English page with the words of a fact, or the one that goes on from it. */
function placeOf({ says }: FactToReview, copy: readonly Text[]): string | undefined {
  const place = copy.find(({ path, text }) => path !== '.description' && text.includes(says))?.path
  return place?.replace(/\w+$/, (key) => DESCRIPTIONS[key] ?? key)
}

const documentOf = (name: string, locale: Locale): SourceDocument => {
  const { ar, url } = sourceDocuments[name] ?? {}
  return locale === 'ar' && ar ? { name: ar, lang: 'ar', url } : { name, lang: 'en', url }
}

const copies: readonly Readonly<Record<string, unknown>>[] = locales.map(copyByPath)

interface PageFacts {
  facts: readonly FactToReview[]
  /** Numbers of the sources by the text that they are sources of, in both languages. */
  numbers: ReadonlyMap<string, readonly number[]>
}

const keyOf = ({ source, checked }: FactToReview) => `${source}\n${checked}`

/** The facts of a page, one for each source, in the order of the texts; and which texts they are about. */
function pageFacts(page: string): PageFacts {
  const [english = [], ...others] = copies.map((copy) => texts(copy[page]))
  const placed = factsToReview
    .filter((fact) => fact.page === page)
    .map((fact) => ({ fact, place: placeOf(fact, english) }))
    // Some words depend on the owner's settings. Those in the description only are in the head of the page.
    .filter(({ fact, place }) => place ?? english.some(({ text }) => text.includes(fact.says)))
    .sort((a, b) => indexOf(english, a.place) - indexOf(english, b.place))
  const keys = [...new Set(placed.map(({ fact }) => keyOf(fact)))]
  const numbers = new Map<string, number[]>()
  for (const { fact, place } of placed) {
    const number = keys.indexOf(keyOf(fact)) + 1
    for (const copy of [english, ...others]) {
      const text = copy.find(({ path }) => path === place)?.text
      if (text && !numbers.get(text)?.includes(number)) numbers.set(text, [...(numbers.get(text) ?? []), number])
    }
  }
  const facts = keys.flatMap((key) => placed.find(({ fact }) => keyOf(fact) === key)?.fact ?? [])
  return { facts, numbers }
}

/** Position of a text on its page. What stands in the head only comes last. */
const indexOf = (copy: readonly Text[], place: string | undefined) =>
  place ? copy.findIndex(({ path }) => path === place) : copy.length

const pages = new Map([...new Set(factsToReview.map(({ page }) => page))].map((page) => [page, pageFacts(page)]))

const numbersByText = new Map([...pages.values()].flatMap(({ numbers }) => [...numbers]))

/** The sources of a page's dated statements. `path` has no locale prefix. */
export const sourcesOf = (path: string, locale: Locale): readonly PageSource[] =>
  (pages.get(path)?.facts ?? []).map(({ source, checked }, index) => ({
    number: index + 1,
    documents: source.split('; ').map((name) => documentOf(name, locale)),
    checked,
  }))

/** The numbers of the sources of a whole text (a paragraph, a description, an answer) on its page. */
export const sourceNumbers = (text: string): readonly number[] => numbersByText.get(text) ?? []
