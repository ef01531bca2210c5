import { defineConfig } from '@playwright/test'

import root from './playwright.config'

/** The tests of e2e/engines, in Debian's WebKitGTK and Firefox, which e2e/engines/test.ts starts. */
export default defineConfig({
  ...root,
  testDir: 'e2e/engines',
  // A page waits up to 10 s for each of its steps, and a hero without a graphics card 30 s for each slide.
  timeout: 120_000,
  // One browser of each engine at a time: without a graphics card it keeps a core busy.
  projects: ['WebKit', 'Firefox'].map((name) => ({ name, workers: 1 })),
})
