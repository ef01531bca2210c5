/** @jest-environment node */
import { languageOfText } from './language-of-text'

test.each([
  ['Invalid credentials', 'en'],
  ['بيانات الدخول غير صحيحة', 'ar'],
  ['خطأ في API', undefined],
  ['500', undefined],
  ['', undefined],
])('%j', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
