/** @jest-environment node */
import { keepEnding } from './keep-ending'

test.each([
  ['Written limits that protect both sides.', 'Written limits that protect both_sides.'],
  ['قائمة بلغتين اعتمدها الطاهي والإدارة المالية.', 'قائمة بلغتين اعتمدها الطاهي والإدارة_المالية.'],
  ['A confirmed list', 'A confirmed list'],
  ['One clause for every recommendation', 'One clause for every recommendation'],
])('%s', (text, expected) => {
  expect(keepEnding(text).replaceAll('\u00a0', '_')).toBe(expected)
})
