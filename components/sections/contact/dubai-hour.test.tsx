import { render, screen } from '@testing-library/react'

import { DubaiHour } from './dubai-hour'

/** Sunday to Thursday. */
const HOURS = { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' }
const SENTENCES = {
  now: ['open at ', ''],
  today: ['today, ', ''],
  tomorrow: ['tomorrow, ', ''],
  later: ['later, ', ''],
}

function captionAt(moment: string, sentences: typeof SENTENCES = SENTENCES) {
  jest.useFakeTimers({ now: new Date(moment) })
  render(
    <DubaiHour sentences={sentences} hours={HOURS}>
      {null}
    </DubaiHour>,
  )
  return screen.getByRole('figure').textContent
}

afterEach(() => jest.useRealTimers())

// 23 November 2026 is a Monday. Dubai is four hours ahead.
test.each([
  ['during the hours', '2026-11-23T06:00:00Z', 'open at 10:00'],
  ['on the evening of a weekday', '2026-11-23T15:29:00Z', 'tomorrow, 19:29'],
  ['in the night to a weekday', '2026-11-23T22:05:00Z', 'today, 02:05'],
  ['on the last evening of the week', '2026-11-26T15:29:00Z', 'later, 19:29'],
  ['at the weekend', '2026-11-27T08:00:00Z', 'later, 12:00'],
  ['on the last day of the weekend', '2026-11-28T08:00:00Z', 'tomorrow, 12:00'],
])('says when we open next %s', (_when, moment, sentence) => {
  expect(captionAt(moment)).toBe(sentence)
})

test('says the time wherever a sentence has it', () => {
  const now = ['', ' in Dubai: it is ', '.']
  expect(captionAt('2026-11-23T06:00:00Z', { ...SENTENCES, now })).toBe('10:00 in Dubai: it is 10:00.')
})
