/** @jest-environment node */
import type { Ask, HostAnswer } from '../contract/request'
import { withoutEarlierScripts, withRetries } from './live-site'

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

const BUILT = "script-src 'self' 'sha256-new'; img-src 'self'"
const seen = (live?: string) =>
  withoutEarlierScripts({ status: 200, headers: { 'content-security-policy': live }, body: Buffer.alloc(0) }, BUILT)
    .headers['content-security-policy']

it('ignores script hashes of earlier releases, and nothing else', () => {
  expect(seen("script-src 'self' 'sha256-new' 'sha256-old'; img-src 'self'")).toBe(BUILT)
  expect(seen("script-src 'self' 'sha256-old' 'sha256-new'; img-src 'self'")).toBe(BUILT)
  expect(seen("script-src 'self' https://example.com 'sha256-new'; img-src 'self'")).toContain('example.com')
  expect(seen("script-src 'self'; img-src 'self'")).not.toBe(BUILT)
  expect(seen(undefined)).toBeUndefined()
})
