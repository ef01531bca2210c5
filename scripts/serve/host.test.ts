/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInstalled, localServers } from '@/deploy/local-servers'

const URL = 'http://localhost:8251'
const nginx = localServers.nginx
const isThere = nginx !== undefined && isInstalled(nginx)

jest.setTimeout(60_000)

// npm passes a signal only to its direct child, which must be the command and not a shell around it.
;(isThere ? test : test.skip)('the server ends with npm run host', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'host-'))
  // nginx does not run as the user who made the folder.
  chmodSync(dir, 0o755)
  for (const name of ['index.html', '404.html']) writeFileSync(join(dir, name), name)
  const host = spawn('npm', ['run', '--silent', 'host', '--', 'nginx', '--port', '8251', '--dir', dir])
  const [line] = (await once(host.stdout, 'data')) as [Buffer]
  host.kill('SIGTERM')
  await once(host, 'close')
  rmSync(dir, { recursive: true })
  expect(`${line}`.trim()).toBe(URL)
  await expect(fetch(URL)).rejects.toThrow()
})
