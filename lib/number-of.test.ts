/** @jest-environment node */
import { numberOf } from './number-of'

test('takes a whole number within its limits', () => {
  expect([numberOf('--keep', '0'), numberOf('PORT', '65535', { most: 65_535 })]).toEqual([0, 65_535])
})

test.each(['', ' ', 'ten', '1e1', '0x10', '-1', '1.5', '99999999999999999'])('refuses %j', (text) => {
  expect(() => numberOf('--keep', text)).toThrow(
    `--keep = ${JSON.stringify(text)} is wrong. Allowed: a whole number from 0 on.`,
  )
})

test('names the limits', () => {
  expect(() => numberOf('--port', '0', { least: 1, most: 65_535 })).toThrow('Allowed: a number from 1 to 65535.')
})
