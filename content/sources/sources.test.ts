/** @jest-environment node */
import { factsToReview } from '../facts-to-review'

import { sourceDocuments } from './documents'

import { sourceNumbers, sourcesOf } from '.'

const names = new Set(factsToReview.flatMap(({ source }) => source.split('; ')))

test.each(Object.keys(sourceDocuments))('%s is the source of a fact', (name) => {
  expect(names).toContain(name)
})

/** Laws and authorities whose documents have Arabic names. */
const ARABIC =
  /^(Federal|Cabinet|Minist|Dubai (?!People)|DIFC Law|Central Bank|Department of Health|TDRA|VARA|UAE (Data|PASS))/

test.each([...names].filter((name) => ARABIC.test(name)))('%s has its Arabic name', (name) => {
  expect(sourceDocuments[name]?.ar).toMatch(/^\p{Script=Arabic}/u)
})

test('a source has the number that its statement points to, in both languages', () => {
  const zta = sourcesOf('/services/cybersecurity/zta', 'en')
  expect(zta.map(({ number }) => number)).toEqual(zta.map((_, index) => index + 1))
  const [english, arabic] = [sourcesOf('/lahfa-account', 'en'), sourcesOf('/lahfa-account', 'ar')]
  expect(arabic.map(({ number, checked }) => [number, checked])).toEqual(
    english.map(({ number, checked }) => [number, checked]),
  )
  expect(sourceNumbers('So that a payment can be traced when the competent authority asks.')).toEqual(
    sourceNumbers('ليمكن تتبع الدفعة إذا طلبت الجهة المختصة ذلك.'),
  )
})

test('a text without a date has no source', () => {
  expect(sourceNumbers('Choose Delete account and confirm that it is you.')).toEqual([])
  expect(sourcesOf('/contact', 'en')).toEqual([])
})
