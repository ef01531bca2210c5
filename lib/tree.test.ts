/** @jest-environment node */
import { mapTree, textsIn, valuesIn } from './tree'

const tree = { title: 'A', steps: [{ name: 'B', count: 2 }, 'C'], none: undefined, nothing: null }

test('returns all values in reading order, each before those inside, with their places', () => {
  expect([...valuesIn(tree)].map(({ place }) => place.join('.'))).toEqual([
    '',
    'title',
    'steps',
    'steps.0',
    'steps.0.name',
    'steps.0.count',
    'steps.1',
    'none',
    'nothing',
  ])
  expect([...valuesIn('A')]).toEqual([{ place: [], value: 'A' }])
})

test('returns only the texts, with positions as numbers', () => {
  expect([...textsIn(tree)]).toEqual([
    { place: ['title'], text: 'A' },
    { place: ['steps', 0, 'name'], text: 'B' },
    { place: ['steps', 1], text: 'C' },
  ])
})

test('changes values in a copy, what is inside a value first', () => {
  const changed = mapTree(tree, (value, place) => {
    if (typeof value === 'string') return value.toLowerCase()
    if (Array.isArray(value)) return [...(value as unknown[]), place.join()]
    return value
  })
  expect(changed).toEqual({ ...tree, title: 'a', steps: [{ name: 'b', count: 2 }, 'c', 'steps'] })
  expect(tree.title).toBe('A')
})

test('leaves a function as it is', () => {
  const write = () => 'A'
  expect(mapTree({ write }, (value) => value)).toEqual({ write })
})
