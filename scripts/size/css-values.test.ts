import { lengthInPx, mediaHolds, PHONE } from './css-values'

it.each([
  ['412px', 412],
  ['100vw', 412],
  ['50svh', 411.5],
  ['2rem', 32],
  ['max(100vw, 655px)', 655],
  ['min(100vw, 20rem)', 320],
  ['calc((100vw - 12px) / 2)', 200],
  ['clamp(10px, 50vw, 100px)', 100],
])('computes %s', (text, px) => {
  expect(lengthInPx(text, PHONE)).toBe(px)
})

it.each(['12ch', 'max(1px', '10px 20px', 'auto'])('refuses %s instead of guessing', (text) => {
  expect(() => lengthInPx(text, PHONE)).toThrow()
})

it.each([
  ['(max-width: 559px)', true],
  ['(min-width: 560px)', false],
  ['not (max-width: 559px)', false],
  ['not all and (max-aspect-ratio: 4/5)', false],
  ['(max-aspect-ratio: 16/9)', true],
  ['((max-width: 400px) or (max-aspect-ratio: 4/5))', true],
  ['not ((max-width: 400px) or (max-aspect-ratio: 4/5))', false],
  ['((min-width: 400px) and (max-width: 420px))', true],
  ['not ((max-width: 400px) or ((min-width: 410px) and (max-width: 420px)))', false],
  ['not ((max-width: 400px) or ((min-width: 410px) and (max-width: 411px)))', true],
  ['(orientation: landscape)', false],
  ['screen and (min-width: 400px) and (max-width: 500px)', true],
  ['(min-width: 1024px), (max-height: 900px)', true],
])('decides %s', (query, holds) => {
  expect(mediaHolds(query, PHONE)).toBe(holds)
})

it('refuses a media feature that it does not know', () => {
  expect(() => mediaHolds('(prefers-reduced-motion: reduce)', PHONE)).toThrow('prefers-reduced-motion')
})
