import environment from '@next/env'
import { defineConfig } from '@playwright/test'

import { findBrowser, findHeadlessShell } from './scripts/setup/browser.mjs'

// Tests expect the settings of the build, those of .env.local included.
environment.loadEnvConfig(process.cwd())

const PREVIEW = 'http://localhost:3100'
/** The exported pages call the sandbox at this port. */
const SANDBOX = 'http://localhost:4010'

/** SITE_SERVER=nginx (caddy, apache) runs the tests on a real server with its generated configuration. */
const { SITE_SERVER } = process.env
const server = SITE_SERVER ? `scripts/serve/host.ts ${SITE_SERVER}` : 'scripts/serve/main.ts'

/** Specs that need the whole browser. The headless shell has no back/forward cache. */
const WHOLE_BROWSER = /(back-forward-cache|startup)\.spec/

/** Run with configurations of their own: playwright.old-browsers.config.ts and so on. */
const OTHERS = ['compare/**', 'engines/**', 'old-browsers/**']

const launchOptions = {
  executablePath: findHeadlessShell(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Does not look up the map's host: a network that does not answer would delay every test of a page with a map.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
}

const reuseExistingServer = !process.env.CI

export default defineConfig({
  testDir: 'e2e',
  // Jest runs those of e2e/export.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  workers: 2,
  // A test that passes only at the second try shows a fault in the test or the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: PREVIEW,
    timezoneId: 'Asia/Dubai',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions,
  },
  projects: [
    // First: its longest file, which one worker runs, would keep the other waiting at the end.
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      testIgnore: OTHERS,
      use: { launchOptions: { ...launchOptions, executablePath: findBrowser() } },
    },
    { name: 'headless shell', testIgnore: [WHOLE_BROWSER, ...OTHERS] },
  ],
  webServer: [
    { command: `node --import tsx ${server} --port 3100`, url: PREVIEW, reuseExistingServer },
    {
      command: 'node --import tsx scripts/sandbox/main.ts',
      url: SANDBOX,
      reuseExistingServer,
      env: { SANDBOX_PORT: '4010' },
    },
  ],
})
