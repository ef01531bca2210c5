import { arrowTarget } from './arrow-keys'

const list = ['first', 'second', 'third']

test.each([
  ['ArrowRight', 'x', false, 'second', 'third'],
  ['ArrowLeft', 'x', false, 'second', 'first'],
  ['ArrowRight', 'x', false, 'third', 'first'],
  ['ArrowLeft', 'x', false, 'first', 'third'],
  ['ArrowLeft', 'x', true, 'second', 'third'],
  ['ArrowRight', 'x', true, 'second', 'first'],
  ['ArrowDown', 'y', false, 'second', 'third'],
  ['ArrowUp', 'y', false, 'first', 'third'],
  ['ArrowDown', 'y', true, 'third', 'first'],
] as const)('%s along %s (rtl: %s) leads from %s to %s', (key, axis, isRtl, from, to) => {
  expect(arrowTarget(key, list, from, axis, isRtl)).toBe(to)
})

test.each([
  ['ArrowDown', 'x'],
  ['ArrowRight', 'y'],
  ['Tab', 'x'],
  ['Enter', 'y'],
] as const)('%s does nothing along %s', (key, axis) => {
  expect(arrowTarget(key, list, 'first', axis)).toBeUndefined()
})

test('an empty list has no target', () => {
  expect(arrowTarget('ArrowDown', [], 'first', 'y')).toBeUndefined()
})
