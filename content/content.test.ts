/** @jest-environment node */
import { locales } from '@/lib/locale'

import { accountDeletionMessages } from './messages/account-deletion'
import { everythingIn, pagesIn, sentences, type Text, texts } from './page-words.fixture'
import { sitePaths } from './site-paths'

/** The decoration's pictures alone may be without words. */
const isSilent = ({ place, text }: Text) => place.endsWith('.pictureAlt') && text === ''

/** What is left of a value without its words: keys, list lengths and the ids of list items. */
function shape(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'id' ? value : 'text'
  if (typeof value !== 'object' || !value) return typeof value
  if (Array.isArray(value)) return value.map((child) => shape(child))
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shape(child, name)]))
}

test('both languages hold the same, in the same order', () => {
  expect(shape(everythingIn('ar'))).toEqual(shape(everythingIn('en')))
  expect(Object.keys(pagesIn('en')).toSorted()).toEqual(sitePaths.toSorted())
})

describe.each(locales)('%s', (locale) => {
  const pages: Record<string, { title: string; description: string }> = pagesIn(locale)
  const all = texts(everythingIn(locale)).filter((text) => !isSilent(text))

  it.each(Object.entries(pages))('%s has a title and a description of the right length', (_path, copy) => {
    expect(copy.title.length).toBeLessThanOrEqual(60)
    expect(copy.description.length).toBeGreaterThanOrEqual(110)
    expect(copy.description.length).toBeLessThanOrEqual(160)
  })

  it.each(['title', 'description'] as const)('no two pages have the same %s', (key) => {
    const values = Object.values(pages).map((copy) => copy[key])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it('no text is empty or has stray spaces', () => {
    // The opening of a refusal is joined to its reason.
    const opening = accountDeletionMessages[locale].failed
    expect(all.filter(({ text }) => !text.trim() || (text !== text.trim() && text !== opening))).toEqual([])
    expect(all.filter(({ text }) => /\s{2}/.test(text))).toEqual([])
  })

  it('is written in its own letters', () => {
    const isForeign =
      locale === 'en' ? (text: string) => /\p{sc=Arabic}/u.test(text) : (text: string) => !/\p{sc=Arabic}/u.test(text)
    // Swin writes its name in Latin letters in both languages.
    expect(all.filter(({ text }) => isForeign(text) && text !== 'swin')).toEqual([])
  })

  it('spells “email” in one way', () => {
    expect(all.filter(({ text }) => /e-mail/i.test(text))).toEqual([])
  })

  it('says nothing in the same words on two pages', () => {
    const placesOf = new Map<string, Set<string>>()
    for (const [path, copy] of Object.entries(pages)) {
      // The deletion pages are two forms of one document.
      const page = path.replace(/^\/(swin|lahfa)-account$/, 'account deletion')
      for (const sentence of texts(copy).flatMap(({ text }) => sentences(text))) {
        placesOf.set(sentence, (placesOf.get(sentence) ?? new Set()).add(page))
      }
    }
    expect(placesOf.size).toBeGreaterThan(500)
    expect([...placesOf].filter(([, places]) => places.size > 1)).toEqual([])
  })
})
