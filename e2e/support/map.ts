import type { Page } from '@playwright/test'

import { site } from '@/content/site'

const host = new URL(site.map.embedUrl).host

/**
 * Stands in for the map's server: the tests need no network and judge no page of others. Its document arrives at once,
 * or when `isReady` resolves.
 */
export const standInForMap = (page: Page, isReady?: Promise<void>) =>
  page.route(
    (url) => url.host === host,
    async (route) => {
      await isReady
      const body = '<!doctype html><html lang="en"><title>Map</title><p>Map of the stand-in</p></html>'
      await route.fulfill({ contentType: 'text/html', body })
    },
  )
