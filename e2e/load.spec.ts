import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, type Page, type Request, test } from '@playwright/test'

import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'

import { RELEASE } from './support/release'
import { started } from './support/started'

const PORT = 8251
const SECONDS = 60
const CONNECTIONS = 100
/** The request headers of a browser that change the answer. */
const HEADERS = ['accept-encoding', 'range']

/** The requests of a visitor who reads the home page to its end. */
async function requestsOfHome(page: Page, url: string): Promise<readonly Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => request.url().startsWith(url) && requests.push(request))
  await page.goto(url)
  await started(page)
  for (const section of ['vision', 'values', 'partners', 'footer']) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)
    await page.waitForLoadState('networkidle')
  }
  return requests
}

/** A wrk script that sends these requests in turn. */
async function wrkScript(requests: readonly Request[]): Promise<string> {
  const lines = requests.map(async (request) => {
    const all = await request.allHeaders()
    const headers = HEADERS.flatMap((name) => (all[name] ? [`["${name}"] = ${JSON.stringify(all[name])}`] : []))
    const { pathname, search } = new URL(request.url())
    return `  { ${JSON.stringify(pathname + search)}, { ${headers.join(', ')} } },`
  })
  return `local visit = {
${(await Promise.all(lines)).join('\n')}
}
local requests, next = {}, 0
function init()
  for index, one in ipairs(visit) do requests[index] = wrk.format('GET', one[1], one[2]) end
end
function request()
  next = next % #requests + 1
  return requests[next]
end
`
}

test(`nginx serves the home page under load for ${SECONDS} s without an error`, RELEASE, async ({ page }) => {
  test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')
  test.skip(Boolean(spawnSync('wrk', ['-v']).error), 'wrk is not installed: apt-get install wrk')
  test.setTimeout(SECONDS * 1000 + 120_000)
  const work = mkdtempSync(join(tmpdir(), 'website-load-'))
  const { url, close } = await startLocalServer('nginx', { port: PORT })
  try {
    const requests = await requestsOfHome(page, url)
    const script = join(work, 'home.lua')
    writeFileSync(script, await wrkScript(requests))
    await page.close()
    const options = ['--threads=2', `--connections=${CONNECTIONS}`, `--duration=${SECONDS}s`, '--latency']
    const { stdout } = await promisify(execFile)('wrk', [...options, `--script=${script}`, url])
    const [, rate = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
    console.log(
      `${stdout}\n${requests.length} requests a visit: ${(Number(rate) / requests.length).toFixed(1)} visits/s`,
    )
    // wrk writes these lines only if there are such errors.
    expect(stdout).not.toMatch(/Socket errors|Non-2xx/)
    expect(Number(rate)).toBeGreaterThan(0)
  } finally {
    await close()
    rmSync(work, { recursive: true })
  }
})
