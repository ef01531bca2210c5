/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'

import { eachAtOnce } from './each-at-once'

it('works on all values, at most the given number at a time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await eachAtOnce([1, 2, 3, 4, 5], 2, async (value) => {
    most = Math.max(most, (running += 1))
    await wait(1)
    running -= 1
    done.push(value)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('rejects when the work fails', async () => {
  await expect(eachAtOnce([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
