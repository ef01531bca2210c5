import { dirname, extname } from 'node:path'

import { expect, test } from '@playwright/test'

import { contractCases } from '@/deploy/contract/cases'
import { faultsOf, headerFaults } from '@/deploy/contract/check'
import { type Ask, askServer } from '@/deploy/contract/request'
import { exportedFiles, readRules, type Rules } from '@/deploy/rules'
import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'

import { hostCases } from './support/host-cases'
import { USERNAME_DELETION } from './support/pages'
import { RELEASE } from './support/release'

const SITE = 'out'
const FIRST_PORT = 8201

/** Redirects that the owner might write into content/owner.yaml. */
const REDIRECTS = {
  '/about-us.html': '/about',
  '/Services/ERP.aspx': '/services/core/erp-solutions',
  '/old/ar/contact_us': '/ar/contact',
  '/من-نحن': '/ar/about',
  '/our services': '/services',
  "/wiki/Foo_(bar),a+b@c=d&e!f'g": '/contact',
}

/** A browser that has a file asks whether it is still the same. Returns the questions with a wrong answer. */
async function wrongConditions(ask: Ask, files: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  const picture = files.find((file) => file.endsWith('.avif')) ?? ''
  for (const path of ['/', '/contact', picture, '/sitemap.xml']) {
    const { etag, 'last-modified': modified } = (await ask({ path })).headers
    if (!etag && !modified) wrong.push(`${path} has no validator`)
    const expectStatus = async (status: number, name: string, value: string) => {
      const answer = await ask({ path, headers: { [name]: value } })
      const isRight = answer.status === status && (status !== 304 || answer.body.length === 0)
      if (!isRight) wrong.push(`${path}, ${name}: ${value}: status ${answer.status} instead of ${status}`)
    }
    if (etag) {
      await expectStatus(304, 'if-none-match', etag)
      await expectStatus(304, 'if-none-match', `"other", ${etag}`)
    }
    await expectStatus(200, 'if-none-match', '"other"')
    if (modified) {
      await expectStatus(304, 'if-modified-since', modified)
      await expectStatus(304, 'if-modified-since', new Date().toUTCString())
      await expectStatus(200, 'if-modified-since', new Date(0).toUTCString())
    }
  }
  return wrong
}

/** Answers that differ from deploy/rules.ts: the request and what is wrong. */
async function wrongAnswers(origin: string, rules: Rules) {
  const ask = askServer(origin)
  const files = exportedFiles(SITE)
  const cases = [...hostCases(files, rules), ...contractCases(SITE, rules)]
  expect(cases.length).toBeGreaterThan(300)
  const wrong: string[] = []
  for (const one of cases) {
    const answer = await ask(one.request)
    const faults = [...faultsOf(SITE, one, answer), ...headerFaults(rules, one, answer)]
    if (faults.length > 0) wrong.push(`${one.name}: ${faults.join(', ')}`)
  }
  return [...wrong, ...(await wrongConditions(ask, files))]
}

/** Deliberately not imported from the rules: a year of caching, only for names that change with the file's content. */
const IMMUTABLE =
  /^\/(_next\/static\/.+|pictures\/.+\.\w{6}-[\w-]+\.\w+|fonts\/.+\.\w{8}\.woff2|scripts\/.+\.\w{8}\.js)$/

test('browsers store only files with hashed names without asking again', async ({ request }) => {
  const files = exportedFiles(SITE).filter((file) => !/\.(html|br|gz)$/.test(file))
  // One of each type in each folder.
  const samples = new Map(files.map((file) => [`${dirname(file)} ${extname(file)}`, file])).values()
  for (const path of ['/', '/ar', '/contact', '/no-such', ...samples]) {
    const { 'cache-control': cache } = (await request.head(encodeURI(path))).headers()
    expect
      .soft([path, cache])
      .toEqual([path, IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'])
  }
})

/** Not imported from the rules either: the test must notice a header that the rules have lost. */
const PROTECTION = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const PAGE_PROTECTION = {
  ...PROTECTION,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}

test('every answer has the headers that protect a visitor', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers()
  expect(await headersOf('/sitemap.xml')).toMatchObject(PROTECTION)
  for (const path of ['/', `/ar${USERNAME_DELETION}`, '/no-such']) {
    expect.soft(await headersOf(path), path).toMatchObject(PAGE_PROTECTION)
  }
})

test('the preview answers as every host must', async ({ baseURL }) => {
  expect(await wrongAnswers(baseURL ?? '', readRules(SITE))).toEqual([])
})

for (const [index, [name, server]] of Object.entries(localServers).entries()) {
  // The same rules make every host's configuration, so an ordinary run tests one real server.
  const options = name === 'nginx' ? {} : RELEASE
  test(`${name} with its generated configuration answers as every host must`, options, async () => {
    test.skip(!isInstalled(server), `${name} is not installed: ${server.install}`)
    const rules = readRules(SITE, REDIRECTS)
    const { url, close } = await startLocalServer(name, { dir: SITE, port: FIRST_PORT + index, rules })
    try {
      expect(await wrongAnswers(url, rules)).toEqual([])
    } finally {
      await close()
    }
  })
}
