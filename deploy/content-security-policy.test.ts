/** @jest-environment node */
import { allowsPolicy, mergePolicies } from './content-security-policy'

const OLD = "script-src 'self' 'sha256-old'; connect-src 'self' https://old.example"
const NEW = "script-src 'self' 'sha256-new'; connect-src 'self' https://new.example"

it('merges policies so that both are allowed', () => {
  const merged =
    "script-src 'self' 'sha256-new' 'sha256-old'; connect-src 'self' https://new.example https://old.example"
  expect(mergePolicies([NEW, OLD])).toBe(merged)
  expect(mergePolicies([NEW])).toBe(NEW)
  expect([allowsPolicy(merged, OLD), allowsPolicy(merged, NEW), allowsPolicy(OLD, NEW)]).toEqual([true, true, false])
})
