import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { after, before, describe, test } from 'node:test'

import type { Engine } from './browsers/browser'
import { launchFirefox } from './browsers/firefox'
import { launchWebKit } from './browsers/webkit'
import { Page } from './page'
import { startServer } from './server-process'
import { openSite, type Site } from './site'
import type { Check } from './suite/check'
import { themes } from './suite/themes'

const launchers = { WebKit: launchWebKit, Firefox: launchFirefox } as const

/** Ends a browser that does not start, and a check whose browser no longer answers. */
const LIMIT = { timeout: 120_000 }

const chosen = process.argv.slice(2).map((name) => name.toLowerCase())
const engines = (Object.keys(launchers) as Engine[]).filter(
  (engine) => chosen.length === 0 || chosen.includes(engine.toLowerCase()),
)
if (engines.length < chosen.length) throw new Error(`Engines are ${Object.keys(launchers).join(', ')}`)

// The exported pages call the sandbox at its usual port.
const sandbox = await startServer('scripts/sandbox/main.ts')
after(() => sandbox.close())

/** The checks of one engine, one after the other. Each engine has its own site, which reports its errors. */
const testIn = (engine: Engine) =>
  describe(engine, { concurrency: 1 }, () => {
    let site: Site
    let page: Page

    before(async () => {
      site = await openSite()
      const browser = await launchers[engine]()
      page = new Page(browser, site)
      console.log(`${engine} ${browser.version}`)
    }, LIMIT)
    after(async () => {
      // First, because it is there even if the browser has not started.
      await site.close()
      await page.browser.close()
    })

    const check: Check = (name, body, limits = {}) =>
      test(name, { ...LIMIT, skip: limits[engine] ?? false }, async () => {
        page.takeTroubles()
        await body(page)
        assert.deepEqual(page.takeTroubles(), [], 'No error and no violation of the policy')
      })
    for (const [name, theme] of Object.entries(themes)) describe(name, () => theme(check))
  })

// One engine per core: a browser without a graphics card keeps a core busy.
describe('engines', { concurrency: availableParallelism() }, () => engines.forEach(testIn))
