import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'

import { openProxy } from './support/proxy'
import { RELEASE } from './support/release'

const PORT = 8221
const SITE = 'out'

interface Outcome {
  stdout: string
  stderr: string
  code?: number
}

/** Runs `npm run verify` as an operator does. */
async function verify(...options: string[]) {
  const {
    stdout,
    stderr,
    code = 0,
  }: Outcome = await promisify(execFile)('npm', ['run', '--silent', 'verify', '--', ...options], {
    shell: process.platform === 'win32',
  }).catch((error: Outcome) => error)
  return { code, lines: (stdout + stderr).trim().split('\n') }
}

test.describe('verify', () => {
  // No test can do without the host: CI installs it, and so does npm test where Debian's packages are available.
  test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')
  test.setTimeout(180_000)

  // At each change, hosts.spec puts the same questions to the same server.
  test('finds nothing on a live site that matches its build', RELEASE, async () => {
    const { url, close } = await startLocalServer('nginx', { dir: SITE, port: PORT })
    const { code, lines } = await verify(url).finally(close)
    expect(lines.slice(0, -1)).toEqual([])
    expect(lines.at(-1)).toMatch(/: \d{4} requests, 0 differ/)
    expect(code).toBe(0)
  })

  test('names a changed page, a missing page and a missing header', RELEASE, async () => {
    const live = mkdtempSync(join(tmpdir(), 'website-live-'))
    // nginx does not run as the user who made the folder.
    chmodSync(live, 0o755)
    cpSync(SITE, live, { recursive: true })
    writeFileSync(join(live, 'contact.html'), 'Hacked')
    rmSync(join(live, 'ar/about.html'))
    const { url, close } = await startLocalServer('nginx', { dir: live, port: PORT })
    try {
      const changed = await verify(url)
      expect(changed.lines.slice(0, -1)).toEqual([
        '/ar/about (br): status 404 instead of 200',
        '/ar/about (gzip): status 404 instead of 200',
        '/ar/about: status 404 instead of 200',
        // Its compressed copies are still right.
        '/contact: the body is not /contact.html',
        'GET /ar/about/: status 404 instead of 308',
      ])
      expect(changed.code).toBe(1)

      const proxy = await openProxy(url, async (_request, response, ask) => {
        const { status, headers, body } = await ask()
        const { 'x-content-type-options': _missing, ...others } = headers
        response.writeHead(status, others).end(body)
      })
      const { lines, code } = await verify(proxy.address)
      proxy.close()
      expect(lines[0]).toBe('/ (br): X-Content-Type-Options: missing')
      expect(code).toBe(1)
    } finally {
      await close()
      rmSync(live, { recursive: true })
    }
  })

  test('distinguishes an unreachable site from one that differs', RELEASE, async () => {
    expect((await verify('http://localhost:9')).code).toBe(2)
    for (const wrong of ['no address', 'localhost:9']) {
      const { code, lines } = await verify(wrong)
      expect([code, lines[0]]).toEqual([2, expect.stringContaining('npm run verify -- https://')])
    }
  })
})
