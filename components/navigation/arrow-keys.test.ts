import { arrowTarget } from './arrow-keys'

const list = ['first', 'second', 'third']
const press = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers })

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
] as const)('%s on the %s axis (rtl: %s) moves from %s to %s', (key, axis, isRtl, from, to) => {
  expect(arrowTarget(press(key), list, from, axis, isRtl)).toBe(to)
})

test.each([
  ['ArrowDown', 'x'],
  ['ArrowRight', 'y'],
  ['Tab', 'x'],
  ['Enter', 'y'],
] as const)('%s does nothing on the %s axis', (key, axis) => {
  expect(arrowTarget(press(key), list, 'first', axis)).toBeUndefined()
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves an arrow key with %s to the browser', (modifier) => {
  expect(arrowTarget(press('ArrowLeft', { [modifier]: true }), list, 'second', 'x')).toBeUndefined()
})

test('finds no target in an empty list', () => {
  expect(arrowTarget(press('ArrowDown'), [], 'first', 'y')).toBeUndefined()
})
