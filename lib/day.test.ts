/** @jest-environment node */
import { addDays, daysBetween, today } from './day'

test.each([
  ['2026-11-27T19:59:59Z', '2026-11-27'],
  ['2026-11-27T20:00:00Z', '2026-11-28'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
  ['2028-02-28T20:00:00Z', '2028-02-29'],
])('%s is on %s in Dubai', (moment, day) => {
  expect(today(new Date(moment))).toBe(day)
})

test('is today by default', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T22:00:00Z') })
  expect(today()).toBe('2026-11-28')
  jest.useRealTimers()
})

test('counts and adds days', () => {
  expect(daysBetween('2026-11-28', '2027-11-28')).toBe(365)
  expect(daysBetween('2026-11-28', '2026-11-27')).toBe(-1)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
