import { acrossStage } from './come-in-again'

test.each([
  ['on the stage', 40, 40],
  ['half out', -2, -2],
  ['out at the start', -3.1, 103],
  ['out at the end', 103.1, -3],
])('dust %s', (_where, at, then) => expect(acrossStage(at, 100, 3)).toBe(then))
