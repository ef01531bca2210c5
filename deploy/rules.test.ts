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

// An operator gives the settings to the build, and no longer to the commands that copy, check and serve what it made.
test('name and policy of a site are those that it was built with', () => {
  const { hostname, policy, pages } = readRules(site)
  expect([hostname, pages]).toEqual(['www.firm.ae', ['/contact']])
  expect(policy).toBe(`script-src 'self' 'sha256-two' 'sha256-one'; connect-src ${API}; frame-ancestors 'none'`)
})

test('the name is in the configuration of a server', () => {
  const { 'website.conf': text = '' } = nginx(readRules(site))
  expect(text).toContain('server_name www.firm.ae;')
  // The visitor says what $host is.
  expect(text).not.toContain('$host')
})

test('a percent sign in a header is one for Apache too', () => {
  const headers = { 'Reporting-Endpoints': 'default="https://reports.example/?tags=a%3Ab"' }
  expect(apache({ ...readRules(site), headers })['.htaccess']).toContain('tags=a%%3Ab')
})

test('a missing site is named', () => {
  expect(() => readRules(join(site, 'none'))).toThrow('npm run build')
})

test('types are those of the standards, and texts say their encoding', () => {
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
