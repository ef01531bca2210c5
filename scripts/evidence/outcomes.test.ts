/** @jest-environment node */
import { notPassed } from './outcomes'

const file = 'e2e/a.spec.ts'
const test1 = { file, title: 'fits every window' }

test.each([
  ['passes in all its forms', [true, true], []],
  ['fails in one', [true, false], [test1]],
  ['does not run', [], [test1]],
])('a test that %s', (_name, passed, missing) => {
  const outcomes = passed.map((each, index) => ({ file, title: `/${index} fits every window`, passed: each }))
  expect(notPassed([test1], outcomes)).toEqual(missing)
})

test('a test of the same name in another file is another', () => {
  expect(notPassed([test1], [{ file: 'e2e/b.spec.ts', title: 'fits every window', passed: true }])).toEqual([test1])
})
