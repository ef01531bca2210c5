/** @jest-environment node */
import { preventWidow } from './prevent-widow'

test.each([
  ['Written limits that protect both sides.', 'Written limits that protect both_sides.'],
  ['قائمة بلغتين اعتمدها الطاهي والإدارة المالية.', 'قائمة بلغتين اعتمدها الطاهي والإدارة_المالية.'],
  ['A confirmed list', 'A confirmed list'],
  ['One clause for every recommendation', 'One clause for every recommendation'],
])('%s', (text, expected) => {
  expect(preventWidow(text).replaceAll('\u00a0', '_')).toBe(expected)
})
