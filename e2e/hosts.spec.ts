import { expect, test } from '@playwright/test'

import { checkHost } from '@/deploy/contract/check'
import { askServer } from '@/deploy/contract/request'
import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'

const SITE = 'out'
const FIRST_PORT = 8201

/** Answers that are not as deploy/rules.ts says: the request and what is wrong. */
async function faultsOf(origin: string) {
  const results = await checkHost(askServer(origin), SITE)
  expect(results.length).toBeGreaterThan(500)
  return results.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name}: ${faults.join(', ')}`)
}

test('the preview answers as every host must', async ({ baseURL }) => {
  expect(await faultsOf(baseURL ?? '')).toEqual([])
})

for (const [index, [name, server]] of Object.entries(localServers).entries()) {
  test(`${name} with its generated configuration answers as every host must`, async () => {
    test.skip(!isInstalled(server), `${name} is not installed: ${server.install}`)
    const { url, close } = await startLocalServer(name, { dir: SITE, port: FIRST_PORT + index })
    try {
      expect(await faultsOf(url)).toEqual([])
    } finally {
      await close()
    }
  })
}
