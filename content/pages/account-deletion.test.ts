/** @jest-environment node */
import { texts } from '@/content/texts'
import { locales } from '@/lib/locale'

import { type AppId, appIds } from '../apps'
import { deletionCopy, type DeletionParams } from './account-deletion'

const menus = { en: ['Settings', 'Account', 'Delete account'], ar: ['الإعدادات', 'الحساب', 'حذف الحساب'] }
const unset = { storeName: '', storeDeveloper: '', minimumAge: '', privacyUrl: '' }
const periods = { liveDays: 30, backupDays: 90, logDays: 180, vatYears: 5, taxYears: 7, amlYears: 5 }

function pageTexts(app: AppId, locale: 'en' | 'ar', changes: Partial<DeletionParams> = {}) {
  const authority = { text: 'The Data Office' }
  const params = {
    name: 'Firm',
    email: 'privacy@firm.ae',
    authority,
    answerDays: undefined,
    ...periods,
    app: { ...unset, menu: menus[locale] },
  }
  return texts(deletionCopy(app, locale, { ...params, ...changes })).map(({ text }) => text)
}

describe.each(appIds)('%s', (app) => {
  test.each(locales)('a period is given once, so that no sentence contradicts another: %s', (locale) => {
    const values = { liveDays: 211, backupDays: 222, logDays: 233, vatYears: 244, taxYears: 255, amlYears: 266 }
    const said = pageTexts(app, locale, values)
    for (const value of Object.values(values)) {
      expect(said.filter((text) => text.includes(`${value}`)).length).toBeLessThanOrEqual(1)
    }
    const days = new RegExp(locale === 'en' ? '\\d+ (day|year)' : '\\d+ (يوم|سن)')
    const numbers = said.filter((text) => days.test(text)).flatMap((text) => text.match(/\d+/g) ?? [])
    expect(numbers.filter((number) => !Object.values(values).includes(Number(number)))).toEqual([])
  })

  test.each(locales)('the page says what the owner has set, and nothing else: %s', (locale) => {
    const all = { storeName: 'Store name', storeDeveloper: 'Firm L.L.C', minimumAge: '16', menu: ['Delete me'] }
    const set = pageTexts(app, locale, { app: { ...all, privacyUrl: 'https://firm.ae/policy' } }).join('\n')
    expect(pageTexts(app, locale, { answerDays: 9 }).join('\n')).toMatch(/within 9 days|خلال 9 أيام/)
    for (const words of ['Store name', 'Firm L.L.C', '16', 'Delete me', 'https://firm.ae/policy']) {
      expect(set).toContain(words)
    }
    const notSet = pageTexts(app, locale).join('\n')
    expect(notSet).not.toMatch(/answer within|نرد عليك/)
    expect(notSet).not.toMatch(/store listing|صفحة المتجر|children under|للأطفال|Privacy policy|سياسة خصوصية|“”|«»/)
  })
})
