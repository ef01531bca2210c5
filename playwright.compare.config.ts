import { defineConfig } from '@playwright/test'

import root from './playwright.config'

const { use, projects: _projects, webServer: _webServer, ...shared } = root

/** The exported site that is looked at, and its address. */
const { COMPARED_SITE = 'out' } = process.env
const ADDRESS = 'http://localhost:3101'

/** `npm run compare`: looks at an earlier export and keeps the pictures, then at this one and expects the same. */
export default defineConfig({
  ...shared,
  testDir: 'e2e/compare',
  fullyParallel: true,
  snapshotPathTemplate: '.cache/compare/before/{arg}{ext}',
  outputDir: '.cache/compare/results',
  reporter: [['line'], ['html', { outputFolder: '.cache/compare/report', open: 'never' }]],
  expect: {
    timeout: 30_000,
    // Two runs of the browser smooth some edges differently.
    toHaveScreenshot: { animations: 'disabled', scale: 'css', threshold: 0.1 },
  },
  use: { ...use, baseURL: ADDRESS, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: `node --import tsx scripts/serve/main.ts --port 3101 --dir ${COMPARED_SITE}`,
    url: ADDRESS,
    reuseExistingServer: false,
  },
})
