/** @jest-environment node */
import { ContentError } from '@/content/load/yaml-reader'
import { SettingsError } from '@/lib/settings/read-settings'

import { PlainError, sentenceOf } from './failures'

test.each([
  ['a mistake in the words', ContentError],
  ['a wrong setting', SettingsError],
  ['a file that cannot be made', PlainError],
])('%s is reported in its own words', (_name, Kind) => {
  expect(sentenceOf(new Kind('SITE_PHONE is no phone number.'))).toBe('SITE_PHONE is no phone number.')
})

test('what the system refuses is reported with its file', () => {
  const refused = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write', path: 'public/a.avif' })
  expect(sentenceOf(refused)).toMatch(/^public\/a\.avif: The disk is full\./)
})

test('a fault of the program is reported with its place in the code', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toMatch(
    /^This is a fault of the program: TypeError: x[^]*failures\.test/,
  )
})
