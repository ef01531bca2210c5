/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInstalled, localServers, startLocalServer } from '../local-servers'
import { readRules } from '../rules'

jest.setTimeout(60_000)

const PORT = 8271
const HEADERS = {
  // All characters that an address may have, as lib/settings/addresses.ts says.
  'Reporting-Endpoints': `default="https://r.firm.ae/csp?a=$b&c=%24d/~-._:@!'()*+,;=[]"`,
  'Content-Security-Policy': "default-src 'none'; img-src 'self' https://www.firm.ae:8443; frame-src https://[2a00::1]",
}

const installed = Object.entries(localServers).filter(([, server]) => isInstalled(server))

let dir: string

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'values-'))
  // The servers do not run as the user who made the folder.
  chmodSync(dir, 0o755)
  for (const name of ['index.html', '404.html']) writeFileSync(join(dir, name), name)
})
afterAll(() => rmSync(dir, { recursive: true }))

test.each(installed)('%s sends the values of headers as they are', async (name) => {
  const rules = { ...readRules(dir), pageHeaders: HEADERS }
  const { url, close } = await startLocalServer(name, { dir, port: PORT, rules })
  const { headers } = await fetch(url)
  await close()
  expect(Object.fromEntries(Object.keys(HEADERS).map((header) => [header, headers.get(header)]))).toEqual(HEADERS)
})
