/** @jest-environment node */
import { type Locale, locales } from '@/lib/locale'

import { type Text, texts } from './texts'
import { apps } from './apps'
import { allItems } from './catalogue'
import { carouselMessages, messages } from './messages'
import { accountDeletionMessages } from './messages/account-deletion'
import { copyByPath, sitePaths } from './site-pages'
import { pictureAlt } from './pictures'

/** All texts of the site in a language. */
const allCopy = (locale: Locale) => ({
  pages: copyByPath(locale),
  messages: messages[locale],
  deletion: accountDeletionMessages[locale],
  carousels: carouselMessages[locale],
  pictures: Object.fromEntries(allItems.map(({ picture }) => [picture, { pictureAlt: pictureAlt(picture, locale) }])),
})

/** Decorative pictures have an empty alt text. */
const isEmptyAlt = ({ path, text }: Text) => path.endsWith('.pictureAlt') && text === ''

/** Words that refer to a part of the page by what only the eye sees: its place, its shape or its colour. */
const BY_SIGHT = {
  en: /\b(?:on|to|at) (?:the|your) (?:left|right)\b(?! to\b)|\b(?:left|right|round|square|red|green|blue|gold|grey)[- ](?:hand )?(?:button|link|icon|arrow|box|field|column|side)\b/i,
  ar: /(?<!\p{L}|من ال(?:يمين|يسار) )(?:على|إلى|في|عن) (?:ال)?(?:يمين|يسار)(?:ك|كم)?(?!\p{L})|(?<!\p{L})(?:[بو]?ال)?(?:زر|رابط|أيقونة|سهم|مربع|حقل|عمود) (?:ال)?(?:أحمر|أخضر|أزرق|ذهبي|رمادي|دائري|مستدير|مربع|أيمن|أيسر)(?!\p{L})/u,
}

/** Facts and parts of a sample. components/sections/sample marks words of the other language, and figures have none. */
const isOfSample = ({ path }: Text) => /^\.pages\.\/samples\/[^.]+\.(?:facts|blocks)\./.test(path)

test('every page has its texts', () => {
  expect(Object.keys(copyByPath('en')).toSorted()).toEqual(sitePaths.toSorted())
})

describe.each(locales)('%s', (locale) => {
  const pages: Record<string, { title: string; documentTitle?: string; description: string }> = copyByPath(locale)
  const all = texts(allCopy(locale)).filter((text) => !isEmptyAlt(text))

  // Of sentences that stand on two pages, descriptions too, the launch check tells.
  it('no two pages have the same title', () => {
    const values = Object.values(pages).map(({ title }) => title)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it('no text is empty or has stray spaces', () => {
    // The reason is appended to this message, so it ends with a space.
    const { failed, errorPrefix } = accountDeletionMessages[locale]
    // Another text is appended to these.
    const openEnded = [failed, errorPrefix]
    expect(all.filter(({ text }) => !text.trim() || (text !== text.trim() && !openEnded.includes(text)))).toEqual([])
    expect(all.filter(({ text }) => /\s{2}/.test(text))).toEqual([])
  })

  it('every text is in the script of its language', () => {
    const isForeign =
      locale === 'en' ? (text: string) => /\p{sc=Arabic}/u.test(text) : (text: string) => !/\p{sc=Arabic}/u.test(text)
    // Some names are written in Latin letters in both languages.
    const names = [
      ...allItems.flatMap(({ copy }) => (copy.en.title === copy.ar.title ? copy.en.title : [])),
      ...Object.values(apps).map(({ name }) => name as string),
    ]
    const isWords = ({ path }: { path: string }) => !/\.(href|until)$/.test(path)
    const foreign = all.filter((entry) => isWords(entry) && !isOfSample(entry) && isForeign(entry.text))
    expect(foreign.filter(({ text }) => !names.includes(text))).toEqual([])
  })

  it('no text refers to something by its place, shape or colour alone', () => {
    expect(all.filter(({ text }) => BY_SIGHT[locale].test(text))).toEqual([])
    const pointing = { en: 'Press the round button on the right.', ar: 'اضغط الزر الأحمر على اليسار' }
    expect(pointing[locale]).toMatch(BY_SIGHT[locale])
  })

  it('“email” has no hyphen', () => {
    expect(all.filter(({ text }) => /e-mail/i.test(text))).toEqual([])
  })
})
