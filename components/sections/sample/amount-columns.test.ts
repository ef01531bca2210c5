/** @jest-environment node */
import { amountColumns } from './amount-columns'

test.each([
  ['amounts', ['5,000.00', '900.00'], true],
  ['amounts and a term', ['266,760', '310,000', '18 months'], true],
  ['quantities of different things', ['168 grants', '41 leavers'], false],
  ['status codes', ['`404`', '`200`'], false],
  ['dates', ['11 January 2027', '10 February 2027'], false],
  ['words and a number', ['0', 'Present'], false],
])('a column of %s', (_name, cells, expected) => {
  expect(amountColumns(cells.map((cell) => ['Row', cell]))).toEqual([false, expected])
})

test('numbers of rows are not amounts', () => {
  expect(amountColumns([['1'], ['2']])).toEqual([false])
})
