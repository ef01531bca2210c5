/** @jest-environment node */
import type { Ask, HostAnswer } from '../contract/request'
import { withRetries } from './retry'

const answer: HostAnswer = { status: 500, headers: {}, body: Buffer.alloc(0) }
const PAUSES = [0, 0]

it('asks again after a network error, not after an answer', async () => {
  const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>().mockRejectedValueOnce(new Error('reset'))
  ask.mockResolvedValue(answer)
  expect(await withRetries(ask, PAUSES)({ path: '/' })).toBe(answer)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('gives up after the last pause', async () => {
  const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>().mockRejectedValue(new Error('reset'))
  await expect(withRetries(ask, PAUSES)({ path: '/' })).rejects.toThrow('reset')
  expect(ask).toHaveBeenCalledTimes(3)
})
