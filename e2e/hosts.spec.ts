import { dirname, extname } from 'node:path'

import { expect, test } from '@playwright/test'

import { askServer } from '@/deploy/contract/request'
import { exportedFiles, readRules, type Rules } from '@/deploy/rules'
import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'

import { checkHost, rulesWithRedirects } from './hosts/check-host'
import { USERNAME_DELETION } from './support/pages'
import { RELEASE } from './support/release'

const SITE = 'out'
const FIRST_PORT = 8201

/** Answers that differ from deploy/rules.ts: the request and what is wrong. */
async function faultsOf(origin: string, rules: Rules) {
  const results = await checkHost(askServer(origin), SITE, rules)
  expect(results.length).toBeGreaterThan(300)
  return results.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name}: ${faults.join(', ')}`)
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
  expect(await faultsOf(baseURL ?? '', readRules(SITE))).toEqual([])
})

for (const [index, [name, server]] of Object.entries(localServers).entries()) {
  // The same rules make every host's configuration, so an ordinary run tests one real server.
  const options = name === 'nginx' ? {} : RELEASE
  test(`${name} with its generated configuration answers as every host must`, options, async () => {
    test.skip(!isInstalled(server), `${name} is not installed: ${server.install}`)
    const rules = rulesWithRedirects(SITE)
    const { url, close } = await startLocalServer(name, { dir: SITE, port: FIRST_PORT + index, rules })
    try {
      expect(await faultsOf(url, rules)).toEqual([])
    } finally {
      await close()
    }
  })
}
