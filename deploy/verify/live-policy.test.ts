/** @jest-environment node */
import { withoutEarlierScripts } from './live-policy'

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
