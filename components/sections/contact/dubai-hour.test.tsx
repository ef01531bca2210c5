import { render, screen } from '@testing-library/react'

import { officeHours } from '@/content/office-hours'
import { openingSentences } from '@/content/pages'
import type { Locale } from '@/lib/locale'

import { DubaiHour } from './dubai-hour'

/** The caption of a language at a moment; the hours are Sunday to Thursday, 09:00 to 18:00. */
function captionAt(moment: string, locale: Locale) {
  jest.useFakeTimers({ now: new Date(moment) })
  render(
    <DubaiHour sentences={openingSentences[locale]} hours={officeHours}>
      {null}
    </DubaiHour>,
  )
  return screen.getByRole('figure').textContent
}

afterEach(() => jest.useRealTimers())

// 23 November 2026 is a Monday. Dubai is four hours ahead.
test.each([
  ['during the hours', '2026-11-23T06:00:00Z', 'It is 10:00 in Dubai, within our opening hours.'],
  ['on the evening of a weekday', '2026-11-23T15:29:00Z', 'It is 19:29 in Dubai. We open tomorrow at 09:00.'],
  ['in the night to a weekday', '2026-11-23T22:05:00Z', 'It is 02:05 in Dubai. We open today at 09:00.'],
  ['on the last evening of the week', '2026-11-26T15:29:00Z', 'It is 19:29 in Dubai. We open on Sunday at 09:00.'],
  ['at the weekend', '2026-11-27T08:00:00Z', 'It is 12:00 in Dubai. We open on Sunday at 09:00.'],
  ['on the last day of the weekend', '2026-11-28T08:00:00Z', 'It is 12:00 in Dubai. We open tomorrow at 09:00.'],
])('says when we open next %s', (_when, moment, sentence) => {
  expect(captionAt(moment, 'en')).toBe(sentence)
})

test.each([
  ['2026-11-23T06:00:00Z', 'الساعة الآن 10:00 في دبي، وهذا ضمن ساعات عملنا.'],
  ['2026-11-23T15:29:00Z', 'الساعة الآن 19:29 في دبي، ونفتح غدًا الساعة 09:00.'],
  ['2026-11-23T22:05:00Z', 'الساعة الآن 02:05 في دبي، ونفتح اليوم الساعة 09:00.'],
  ['2026-11-27T08:00:00Z', 'الساعة الآن 12:00 في دبي، ونفتح يوم الأحد الساعة 09:00.'],
])('says so in Arabic too, %s', (moment, sentence) => {
  expect(captionAt(moment, 'ar')).toBe(sentence)
})

test('says the time wherever a sentence has it', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') })
  const now = ['', ' in Dubai: it is ', '.']
  render(
    <DubaiHour sentences={{ ...openingSentences.en, now }} hours={officeHours}>
      {null}
    </DubaiHour>,
  )
  expect(screen.getByRole('figure')).toHaveTextContent('10:00 in Dubai: it is 10:00.')
})
