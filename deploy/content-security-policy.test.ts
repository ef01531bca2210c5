/** @jest-environment node */
import { deletionPaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { allowsPolicy, mergePolicies, metaPolicy } from './content-security-policy'

const OLD = "script-src 'self' 'sha256-old'; connect-src 'self' https://old.example"
const NEW = "script-src 'self' 'sha256-new'; connect-src 'self' https://new.example"

it('merges policies so that both are allowed', () => {
  const merged =
    "script-src 'self' 'sha256-new' 'sha256-old'; connect-src 'self' https://new.example https://old.example"
  expect(mergePolicies([NEW, OLD])).toBe(merged)
  expect(mergePolicies([NEW])).toBe(NEW)
  expect([allowsPolicy(merged, OLD), allowsPolicy(merged, NEW), allowsPolicy(OLD, NEW)]).toEqual([true, true, false])
})

describe('with a script that counts visits', () => {
  // The settings are read when the modules are loaded.
  let policyOf: typeof metaPolicy

  beforeAll(() => {
    process.env.SITE_ANALYTICS_URL = 'https://counter.example.com/script.js'
    jest.isolateModules(() => {
      policyOf = jest.requireActual<typeof import('./content-security-policy')>('./content-security-policy').metaPolicy
    })
    delete process.env.SITE_ANALYTICS_URL
  })

  it.each(['/index', '/ar', '/contact', '/ar/privacy'])('allows its origin on %s', (path) => {
    for (const directive of ['script-src', 'connect-src']) {
      expect(policyOf([], path)).toMatch(new RegExp(`${directive} [^;]*https://counter\\.example\\.com(;| )`))
    }
  })

  it('does not allow it beside a password field', () => {
    for (const path of Object.values(deletionPaths)) {
      for (const locale of locales) expect(policyOf([], localizePath(locale, path))).not.toContain('counter')
    }
  })
})
