/** @jest-environment node */
import { dubaiTime } from './dubai-time'

const HOURS = { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' }

// 22 November 2026 is a Sunday.
test.each([
  ['2026-11-22T04:59:00Z', { time: '08:59', light: 'noon', opening: 'today' }],
  ['2026-11-22T05:00:00Z', { time: '09:00', light: 'noon', opening: 'now' }],
  ['2026-11-22T13:59:59Z', { time: '17:59', light: 'dusk', opening: 'now' }],
  ['2026-11-22T14:00:00Z', { time: '18:00', light: 'dusk', opening: 'tomorrow' }],
  ['2026-11-22T20:30:00Z', { time: '00:30', light: 'night', opening: 'today' }],
  ['2026-11-26T08:00:00Z', { time: '12:00', light: 'noon', opening: 'now' }],
  ['2026-11-27T08:00:00Z', { time: '12:00', light: 'noon', opening: 'later' }],
  ['2026-11-28T21:15:00Z', { time: '01:15', light: 'night', opening: 'today' }],
  ['2026-11-22T01:00:00Z', { time: '05:00', light: 'dawn', opening: 'today' }],
  ['2026-11-22T15:00:00Z', { time: '19:00', light: 'night', opening: 'tomorrow' }],
  ['2026-11-26T14:00:00Z', { time: '18:00', light: 'dusk', opening: 'later' }],
  ['2026-11-28T08:00:00Z', { time: '12:00', light: 'noon', opening: 'tomorrow' }],
])('%s in Dubai', (moment, expected) => {
  expect(dubaiTime(new Date(moment), HOURS)).toEqual(expected)
})
