/** @jest-environment node */
import { phoneLayout } from './phone-layout'

test.each([
  ['one amount, at its end', ['Total', '`IBT-112`', '7,140.00'], 'end', [2], 1],
  ['two amounts', ['Pipe', '1,110.00', '55.50'], undefined, [], 2],
  ['ids of fields', ['Due date', '`IBT-009`', '10 February 2027'], 'end', [1], 2],
  ['an amount before words', ['Dialect', '9', 'More questions'], undefined, [], 2],
  ['words', ['Ledger', 'Equal', 'Equal'], undefined, [], 2],
])('a table with %s', (_name, cells, phone, ends, lastBelow) => {
  const layout = phoneLayout([cells])
  expect(layout.phone).toBe(phone)
  expect(cells.map((_cell, column) => column).filter(layout.isEnd)).toEqual(ends)
  // A dot separates the cells of a line, so there is none after the last one.
  expect(layout.lastBelow).toBe(lastBelow)
})
