/** @jest-environment node */
import { type Locale, locales } from '@/lib/locale'

import { copyByPath, texts } from './page-copy'
import type { CatalogueCopy } from './types'

/** The passages of a page that show a pattern, once for each time. */
type Pattern = (page: unknown) => readonly string[]

const phrase =
  (words: RegExp): Pattern =>
  (page) =>
    texts(page).flatMap(({ text }) => Array.from(text.matchAll(words), () => text))

const answerOpening =
  (words: RegExp): Pattern =>
  (page) =>
    texts(page)
      .filter(({ path, text }) => path.endsWith('.answer') && words.test(text))
      .map(({ text }) => text)

const wordCount = (text: string) => text.split(/\s+/).length

/** Bullets that open with a label ("Rescue.") and go on in exactly two sentences of which the longer is up to `ratio` times the shorter. */
const labelAndTwoSentences =
  (ratio: number): Pattern =>
  (page) =>
    ((page as Partial<CatalogueCopy>).bullets ?? [])
      .filter(({ lead, text }) => {
        const lengths = text.split(/(?<=[.?!؟])\s+/).map(wordCount)
        const isLabel = lead.endsWith('.') && wordCount(lead) <= 6
        return isLabel && lengths.length === 2 && Math.max(...lengths) <= ratio * Math.min(...lengths)
      })
      .map(({ lead, text }) => `${lead} ${text}`)

/**
 * Turns of phrase that a reader does not notice once, and cannot overlook when they come back on every page. Beside each
 * stands how often it may occur on all services, all products and all other pages. A limit is lowered when a text has
 * become better; it is not raised.
 */
const patterns: Readonly<Record<Locale, readonly (readonly [string, Pattern, ...limits: [number, number, number]])[]>> =
  {
    en: [
      ['nobody, no one', phrase(/\b(?:nobody|no one)\b/gi), 0, 0, 0],
      ['X, not Y', phrase(/, not (?!only\b)/gi), 0, 0, 0],
      [', so', phrase(/, so\b/gi), 2, 0, 0],
      ['before', phrase(/\bbefore\b/gi), 25, 13, 6],
      ['semicolon', phrase(/;/g), 8, 3, 1],
      ['each, every', phrase(/\b(?:each|every)\b/gi), 45, 57, 7],
      ['ahead of, in good time, in advance', phrase(/\b(?:ahead of|in good time|in advance)\b/gi), 4, 4, 0],
      [
        'owners and ways back',
        phrase(/\bha(?:s|ve) an owner\b|\bnamed owner\b|\bway back\b|\brunning service\b/gi),
        0,
        0,
        0,
      ],
      ['an answer that opens with “No.”', answerOpening(/^No\./), 5, 2, 0],
      ['label and two sentences', labelAndTwoSentences(Infinity), 16, 19, 0],
      ['label and two sentences of one length', labelAndTwoSentences(1.35), 2, 1, 0],
    ],
    ar: [
      ['لا أحد', phrase(/لا أحد|(?:لا|لم|لن) \p{L}+(?: \p{L}+)? أحد(?!\p{L})/gu), 2, 0, 0],
      ['، لا', phrase(/، لا (?=ال|إلى |على |من |عن |في |عند |ب)/gu), 0, 0, 0],
      ['، ف', phrase(/، ف(?!ي |قط|وق|إن كان)\p{L}/gu), 12, 5, 11],
      ['قبل', phrase(/(?<![\p{L}\p{M}])[وف]?قبل(?!\p{L})/gu), 26, 17, 6],
      ['؛', phrase(/؛/g), 1, 1, 1],
      ['كل', phrase(/(?<!\p{L})[وفلب]?كل(?!\p{L})/gu), 71, 77, 10],
      ['أما … ف', phrase(/(?<!\p{L})أما (?!أن)[^.؟]*? ?ف\p{L}/gu), 1, 1, 0],
      ['لذلك، لهذا، عندئذ', phrase(/(?<!\p{L})[وف]?(?:لذلك|لهذا|عندئذ)(?!\p{L})/gu), 11, 4, 2],
      ['مسبقًا، مبكرًا، ما زال، ما دام', phrase(/مسبقًا|مبكرًا|ما زال|ما دام/g), 15, 10, 1],
      ['مالك محدد، طريق الرجوع', phrase(/مسؤول محدد|مالك محدد|طريق(?: ل|\s?ال)(?:تراجع|رجوع)|خدمة عاملة/g), 0, 0, 0],
      ['جواب يبدأ بـ«لا.»', answerOpening(/^لا\./), 5, 2, 0],
      ['عنوان وجملتان', labelAndTwoSentences(Infinity), 16, 18, 0],
      ['عنوان وجملتان بطول واحد', labelAndTwoSentences(1.35), 1, 3, 0],
    ],
  }

const kinds = ['services', 'products', 'other pages'] as const

function kindOf(path: string): (typeof kinds)[number] {
  if (path.startsWith('/services/')) return 'services'
  return path.startsWith('/products/') ? 'products' : 'other pages'
}

describe.each(locales)('%s', (locale) => {
  const pages = Object.entries(copyByPath(locale))

  describe.each(patterns[locale])('%s', (_name, pattern, ...limits) => {
    it.each(kinds)('is not repeated too often: %s', (kind) => {
      const found = pages.filter(([path]) => kindOf(path) === kind).flatMap(([, page]) => pattern(page))
      const limit = limits[kinds.indexOf(kind)]
      expect(found.slice(limit)).toEqual([])
    })
  })
})
