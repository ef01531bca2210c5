/** @jest-environment node */
import { locales } from '@/lib/locale'

import { messages } from '../messages'
import { copyByPath, texts } from '../page-copy'
import { sentences } from '../page-copy.fixture'

import { promises } from '.'
import { EVERY_PAGE } from './company'

const textsOf = (page: string, locale: (typeof locales)[number]) => {
  const pages: Readonly<Record<string, unknown>> = { ...copyByPath(locale), [EVERY_PAGE]: messages[locale].footer }
  return texts(pages[page]).map(({ text }) => text)
}

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu))

/** The sentence that shares most words with a quotation: what has probably become of it. */
function closest(quotation: string, passages: readonly string[]): string {
  const wanted = words(quotation)
  const shared = (text: string) =>
    [...words(text)].filter((word) => wanted.has(word)).length / (words(text).size + wanted.size)
  const candidates = passages.flatMap((passage) => [passage, ...sentences(passage)])
  return candidates.sort((a, b) => shared(b) - shared(a))[0] ?? ''
}

const entries = Object.entries(promises).flatMap(([page, byName]) =>
  Object.entries(byName).map(([name, promise]) => ({ page, name, ...promise })),
)

test.each(entries)('$page, $name: its words stand on the page in both languages', ({ page, name, ...promise }) => {
  const stale = locales.flatMap((locale) => {
    const passages = textsOf(page, locale)
    return passages.some((passage) => passage.includes(promise[locale]))
      ? []
      : [
          `In content/promises, "${name}" of ${page}: the page no longer says "${promise[locale]}" (${locale}). ` +
            `Most like it now: "${closest(promise[locale], passages)}". Update the quotation; remove it if the promise is gone.`,
        ]
  })
  expect(stale).toEqual([])
})

test.each(entries)('$page, $name: says what must be true', ({ name, needs }) => {
  expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(needs).toMatch(/^[A-Z].{8,}[.)]$/)
})

test('no words are listed twice on a page', () => {
  const keys = entries.flatMap(({ page, en, ar }) => [`${page}: ${en}`, `${page}: ${ar}`])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every service, product and deletion page is listed', () => {
  const pages = Object.keys(copyByPath('en')).filter((page) => !/^\/(services|products)$/.test(page))
  expect(pages.filter((page) => !promises[page])).toEqual([])
})
