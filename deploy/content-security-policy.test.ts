/** @jest-environment node */
import { appIds, settingPrefix } from '@/content/apps'
import { deletionPaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-pages'
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

/** The policy of pages that are built with these settings, which are read when the modules are loaded. */
function policyWith(settings: Record<string, string>): typeof metaPolicy {
  let policyOf = metaPolicy
  Object.assign(process.env, settings)
  jest.isolateModules(() => {
    policyOf = jest.requireActual<typeof import('./content-security-policy')>('./content-security-policy').metaPolicy
  })
  for (const name of Object.keys(settings)) delete process.env[name]
  return policyOf
}

it.each(appIds)('lets every page call the API of %s where it is', (id) => {
  const origin = `https://api.${id}.example.com`
  const policyOf = policyWith({ [`NEXT_PUBLIC_${settingPrefix(id)}_API_URL`]: `${origin}/v1` })
  for (const path of sitePaths) {
    const [, sources = ''] = /connect-src ([^;]*)/.exec(policyOf([], path)) ?? []
    expect(sources.split(' ')).toContain(origin)
  }
})

describe('with a script that counts visits', () => {
  const policyOf = policyWith({ SITE_ANALYTICS_URL: 'https://counter.example.com/script.js' })

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
