import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

import { expect, test } from '@playwright/test'

import { CONTRACT_RULES } from '@/deploy/contract/contract'
import { hosts } from '@/deploy/hosts'
import { hostExceptions } from '@/deploy/hosts/support'
import { CODINGS, exportedFiles, readRules, TYPES } from '@/deploy/rules'

import { checkHost, rulesWithRedirects } from '../hosts/check-host'
import { emulators } from './emulators'
import { RELEASE } from '../support/release'

const SITE = 'out'

for (const [name, emulator] of Object.entries(emulators)) {
  test(`${name} answers as deploy/hosts/support.ts says`, RELEASE, async () => {
    const exceptions = hostExceptions[name] ?? {}
    const ask = await emulator(SITE, hosts[name]?.(rulesWithRedirects(SITE)) ?? {})
    const rules = CONTRACT_RULES.filter((rule) => exceptions[rule] !== 'own')
    const results = await checkHost(ask, SITE, rules)
    expect(results.length).toBeGreaterThan(400)

    const faults = results.filter((result) => result.faults.length > 0)
    expect(faults.filter(({ rule }) => !exceptions[rule])).toEqual([])
    // Delete an exception from support.ts once the host passes.
    const broken = new Set(faults.map(({ rule }) => rule))
    expect([...broken].sort()).toEqual(rules.filter((rule) => exceptions[rule]).sort())
  })
}

test('upload.sh of S3 has a type for every exported file', () => {
  const copies = CODINGS.map(({ extension }) => extension)
  const extensions = new Set(exportedFiles(SITE).map((file) => extname(file)))
  // A file without one has a rule of its own.
  const unknown = [...extensions]
    .filter(Boolean)
    .filter((one) => !copies.some((copy) => copy === one) && !TYPES[one.slice(1)])
  expect(unknown).toEqual([])
})

/** Limits from the networks' documentation. None of them checks these before a deployment. */
test('configurations and files stay within the limits of their hosts', () => {
  const rules = readRules(SITE)
  const file = (host: string, name: string) => hosts[host]?.(rules)[name] ?? ''
  const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line))
  const headers = file('cloudflare', 'site/_headers')
  expect(lines(headers, /^\//).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines(headers, /./).map(({ length }) => length))).toBeLessThanOrEqual(2000)
  expect(lines(file('cloudflare', 'site/_redirects'), /^\//).length).toBeLessThanOrEqual(2000)
  const files = exportedFiles(SITE)
  expect(files.length).toBeLessThanOrEqual(20_000)
  expect(Math.max(...files.map((one) => statSync(join(SITE, one)).size))).toBeLessThanOrEqual(25 * 1024 * 1024)

  expect(rules.policy.length).toBeLessThanOrEqual(1783)
  expect(Buffer.byteLength(file('aws', 'paths.js'))).toBeLessThanOrEqual(10 * 1024)
  expect(Buffer.byteLength(file('aws', 'template.json'))).toBeLessThanOrEqual(51_200)
  const { routes } = JSON.parse(file('vercel', '.vercel/output/config.json')) as { routes: object[] }
  expect(routes.length).toBeLessThanOrEqual(2048)
  const { buildCommand } = JSON.parse(file('vercel', 'vercel.json')) as { buildCommand: string }
  expect(buildCommand.length).toBeLessThanOrEqual(256)
})
