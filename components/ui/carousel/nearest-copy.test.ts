import { nearestCopy } from './nearest-copy'

test.each([
  ['the slide itself', { index: 2, position: 2, total: 6 }, 2],
  ['the only one', { index: 5, position: 0, total: 6 }, 5],
  ['the first of two', { index: 1, position: 0, total: 12 }, 1],
  ['its copy behind it', { index: 1, position: 5, total: 12 }, 7],
  ['round the end of the loop', { index: 0, position: 11, total: 12 }, 0],
  ['back round the start', { index: 5, position: 0, total: 12 }, 11],
])('chooses %s', (_, { index, position, total }, expected) => {
  expect(nearestCopy(index, position, 6, total)).toBe(expected)
})
