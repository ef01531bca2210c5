import { wantedFirst } from './wanted-first'

test('takes what is wanted by then before the others, and each value once', () => {
  const wanted = new Set<string>()
  const taken: string[] = []
  for (const value of wantedFirst(['a', 'b', 'c', 'd'], (one) => wanted.has(one))) {
    taken.push(value)
    if (value === 'a') wanted.add('d')
  }
  expect(taken).toEqual(['a', 'd', 'b', 'c'])
})
