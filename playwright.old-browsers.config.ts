import { defineConfig } from '@playwright/test'

import root from './playwright.config'
import { OLD_VERSIONS, oldBrowserPath } from './scripts/setup/old-browsers.mjs'

const { use, projects: _projects, ...shared } = root

/** The tests of e2e/old-browsers, in each old Chromium. */
export default defineConfig({
  ...shared,
  testDir: 'e2e/old-browsers',
  use,
  projects: OLD_VERSIONS.map((version) => ({
    name: `Chromium ${version}`,
    use: {
      launchOptions: {
        ...use?.launchOptions,
        executablePath: oldBrowserPath(version),
        // `--headless=new` and the headless shell came later.
        args: [...(use?.launchOptions?.args ?? []), '--headless=old'],
      },
    },
  })),
})
