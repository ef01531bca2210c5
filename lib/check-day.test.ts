/** @jest-environment node */
import { checkDay, checkPastDay, checkYear } from './check-day'

// Two o'clock in the morning of 28 November in Dubai.
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-27T22:00:00Z') }))
afterAll(() => jest.useRealTimers())

test.each(['2026-11-28', '2000-01-01', '2099-12-31', '2028-02-29'])('%s is a day', (day) => {
  expect(checkDay(day)).toBeUndefined()
})

test.each([
  ['1448-06-07', 'Hijri calendar. Write it as 2026-11-17.'],
  ['1448-01-01', 'Hijri calendar. Write it as 2026-06-16.'],
  ['1449/12/29', 'Hijri calendar. Write it as 2028-05-24.'],
  ['7-6-1448', 'Hijri calendar. Write it as 2026-11-17.'],
  ['١٤٤٨-٠٦-٠٧', 'Hijri calendar. Write it as 2026-11-17.'],
  ['1448-13-01', 'Hijri calendar. Write year, month and day as in 2026-11-28.'],
  ['2026-02-31', 'is a day that no calendar has'],
  ['2026-13-01', 'is a day that no calendar has'],
  ['2026-00-10', 'is a day that no calendar has'],
  ['2027-02-29', 'is a day that no calendar has'],
  ['0026-11-28', 'has the year 0026; it has to be between 2000 and 2099. Write year, month'],
  ['1926-11-28', 'has the year 1926'],
  ['2206-11-28', 'has the year 2206'],
  ['9999-12-31', 'has the year 9999'],
  ['2026-6-7', 'Write it as 2026-06-07.'],
  ['2026/06/07', 'Write it as 2026-06-07.'],
  ['28/11/2026', 'Write it as 2026-11-28.'],
  ['28.11.2026', 'Write it as 2026-11-28.'],
  ['٢٠٢٦-١١-٢٨', 'Write it as 2026-11-28.'],
  ['۲۰۲۶/۱۱/۲۸', 'Write it as 2026-11-28.'],
  [' 2026-11-28', 'Write it as 2026-11-28.'],
  ['2026-11-28T10:00:00Z', 'is not a day. Write year, month and day as in 2026-11-28.'],
  ['tomorrow', 'is not a day'],
  ['', 'is not a day'],
])('%s is refused with what would do', (day, message) => {
  expect(checkDay(day)).toContain(message)
})

test('today in Dubai does not lie in the future, and tomorrow does', () => {
  expect(checkPastDay('2026-11-28')).toBeUndefined()
  expect(checkPastDay('2026-11-29')).toBe('lies in the future: today is 2026-11-28 in Dubai.')
  expect(checkPastDay('2026-11-31')).toContain('no calendar has')
})

test.each([
  [2026, undefined],
  [1900, undefined],
  [2027, 'is 2027; it may be 2026 at most.'],
  [1899, 'is 1899; it has to be 1900 or more.'],
  [1440, 'is 1440, a year of the Hijri calendar. Write the Gregorian one, 2018 or 2019.'],
])('the year %s', (year, message) => expect(checkYear(year)).toBe(message))
