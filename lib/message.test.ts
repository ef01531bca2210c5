/** @jest-environment node */
import { bindMessages, formatMessage, type Message, placeholdersOf } from './message'

const DAYS = {
  en: '{count, plural, one {# day} other {# days}}',
  ar: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
}

test.each([
  ['en', 1, '1 day'],
  ['en', 2, '2 days'],
  ['ar', 0, 'لا أيام'],
  ['ar', 1, 'يوم واحد'],
  ['ar', 2, 'يومان'],
  ['ar', 3, '3 أيام'],
  ['ar', 11, '11 يومًا'],
  ['ar', 100, '100 يوم'],
] as const)('uses the plural forms of the language and Latin digits: %s, %i', (locale, count, words) => {
  expect(formatMessage(locale, DAYS[locale], { count })).toBe(words)
})

test('throws when a value is missing', () => {
  expect(() => formatMessage('en', 'Contact {brand}', {})).toThrow('brand')
})

test('finds placeholders inside plural and select forms', () => {
  expect(placeholdersOf('{count, plural, one {# {unit}} other {{units}}} of {name}')).toEqual([
    'count',
    'unit',
    'units',
    'name',
  ])
  expect(placeholdersOf('No placeholder')).toEqual([])
})

test('says what is wrong with a message', () => {
  expect(placeholdersOf('Contact {brand')).toMatch(/^has a brace that is not closed/)
  expect(placeholdersOf('Contact brand}')).toMatch(/^has a brace that is not opened/)
  expect(placeholdersOf('{count, plural, one {# day}}')).toMatch(/^lacks the form for all other numbers/)
})

test('replaces messages by functions and leaves other words alone', () => {
  const words = { title: 'Contact', of: 'Contact {brand}' as Message<'brand'>, list: ['One', 'Two'] }
  const bound = bindMessages('en', words)
  expect(bound).toMatchObject({ title: 'Contact', list: ['One', 'Two'] })
  expect(bound.of({ brand: 'Nakhla' })).toBe('Contact Nakhla')
})
