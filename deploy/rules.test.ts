/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { apache } from './hosts/apache'
import { nginx } from './hosts/nginx'
import { readRules, TYPES } from './rules'

const policyOf = (script: string, api: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${script}'; connect-src ${api}"/>`
const API = 'https://api.firm.ae'

let site: string
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  const home = `${policyOf('one', API)}<link rel="canonical" href="https://www.firm.ae"/>`
  for (const [file, text] of Object.entries({ 'index.html': home, 'contact.html': policyOf('two', API) })) {
    writeFileSync(join(site, file), text)
  }
})
afterAll(() => rmSync(site, { recursive: true }))

// An operator gives the settings to the build, but not to the commands that later copy, check and serve it.
test('reads the name and policy of a site from its build', () => {
  const { hostname, policy, pages } = readRules(site)
  expect([hostname, pages]).toEqual(['www.firm.ae', ['/contact']])
  expect(policy).toBe(`script-src 'self' 'sha256-two' 'sha256-one'; connect-src ${API}; frame-ancestors 'none'`)
})

test("puts the name into a server's configuration", () => {
  const { 'website.conf': text = '' } = nginx(readRules(site))
  expect(text).toContain('server_name www.firm.ae;')
  // The visitor controls $host.
  expect(text).not.toContain('$host')
})

test('escapes a percent sign in a header for Apache too', () => {
  const headers = { 'Reporting-Endpoints': 'default="https://reports.example/?tags=a%3Ab"' }
  expect(apache({ ...readRules(site), headers })['.htaccess']).toContain('tags=a%%3Ab')
})

test('names a missing site', () => {
  expect(() => readRules(join(site, 'none'))).toThrow('npm run build')
})

test('uses standard types, and gives texts an encoding', () => {
  expect(TYPES).toMatchObject({
    html: 'text/html; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    yaml: 'application/yaml',
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    png: 'image/png',
  })
})
