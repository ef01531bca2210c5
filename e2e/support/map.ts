import type { Page } from '@playwright/test'

import { site } from '@/content/site'

const host = new URL(site.map.embedUrl).host
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"/>'

/**
 * Stands in for the map's server, and for those of the owner's logo and counter: the tests need no network and do not
 * judge pages of others. The map's document arrives at once, or when `isReady` resolves.
 */
export async function standInForMap(page: Page, isReady?: Promise<void>): Promise<void> {
  const { logoUrl, analytics } = site
  if (logoUrl) await page.route(logoUrl, (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }))
  if (analytics) await page.route(analytics.url, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(
    (url) => url.host === host,
    async (route) => {
      await isReady
      const body = '<!doctype html><html lang="en"><title>Map</title><p>Map of the stand-in</p></html>'
      await route.fulfill({ contentType: 'text/html', body })
    },
  )
}
