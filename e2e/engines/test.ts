import { expect, test as base } from '@playwright/test'

import { launchFirefox } from './browsers/firefox'
import { launchWebKit } from './browsers/webkit'
import { openSite } from './site'
import { Tab } from './tab'

const launchers = { WebKit: launchWebKit, Firefox: launchFirefox } as const

/** A test in the engine of its project. It must end without an error and without a policy violation. */
export const test = base.extend<{ tab: Tab }, { ownTab: Tab }>({
  // Each worker has its own site, which reports its errors.
  ownTab: [
    async ({}, provide, { project, workerIndex }) => {
      const site = await openSite(String(project.use.baseURL))
      const browser = await launchers[project.name as keyof typeof launchers](workerIndex)
      console.log(`${project.name} ${browser.version}`)
      await provide(new Tab(browser, site))
      site.close()
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ ownTab: tab }, provide) => {
    tab.takeTroubles()
    await provide(tab)
    expect(tab.takeTroubles(), 'No error and no violation of the policy').toEqual([])
  },
})
