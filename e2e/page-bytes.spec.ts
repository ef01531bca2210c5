import { expect, type Page, type Request, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import config from '@/playwright.config'

import { standInForMap } from './support/map'
import { chunksOf, kindPaths } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

const KB = 1024
/**
 * What a first visit may transfer, bytes as sent: headers count, but not those of scripts. docs/performance.md has the
 * same table. The overview of products has a picture beside each of them.
 */
const OTHERS = { untouched: 115 * KB, scripts: 148 * KB }
const BUDGETS: Readonly<Record<string, typeof OTHERS>> = {
  [pagePaths.home]: { untouched: 150 * KB, scripts: 174 * KB },
  [pagePaths.products]: { ...OTHERS, untouched: 124 * KB },
}
/** For this long after the load event, a page counts as untouched, ms. */
const UNTOUCHED_MS = 1000
/** All scripts have arrived once nothing has come for this long, ms. */
const QUIET_MS = 1000

const { launchOptions } = config.use ?? {}
test.use({
  // The phone of Lighthouse's mobile runs.
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Without a network beyond this machine, Chromium counts as offline and fetches the lazy pictures of the whole page.
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--force-effective-connection-type=4G'],
  },
})

/** Opens a page as a first visit. Returns the bytes until a second after the load event, and those of all scripts. */
async function bytesOf(page: Page, address: string) {
  const finished: Request[] = []
  let lastTransfer = 0
  page.on('requestfinished', (request) => {
    finished.push(request)
    lastTransfer = Date.now()
  })
  await page.goto(address)
  await page.waitForTimeout(UNTOUCHED_MS)
  const untouched = [...finished]
  await started(page)
  await expect.poll(() => Date.now() - lastTransfer, { timeout: 20_000 }).toBeGreaterThan(QUIET_MS)
  const sum = async (requests: readonly Request[], withHeaders: boolean) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    return sizes.reduce((all, one) => all + one.responseBodySize + (withHeaders ? one.responseHeadersSize : 0), 0)
  }
  const scripts = finished.filter((request) => request.url().endsWith('.js'))
  return { untouched: await sum(untouched, true), scripts: await sum(scripts, false) }
}

for (const locale of locales) {
  // Arabic pages have a font and more bytes of letters: of English ones, one of each kind does.
  for (const paths of chunksOf(locale === 'ar' ? sitePaths : kindPaths)) {
    test(
      `a first visit stays within its bytes, ${locale}: ${paths.length} pages from ${paths[0]}`,
      RELEASE,
      async ({ browser }) => {
        for (const path of paths) {
          const context = await browser.newContext()
          const page = await context.newPage()
          await standInForMap(page)
          const bytes = await bytesOf(page, localizePath(locale, path))
          const most = BUDGETS[path] ?? OTHERS
          expect.soft(bytes.untouched, `${path}: untouched`).toBeLessThanOrEqual(most.untouched)
          expect.soft(bytes.scripts, `${path}: scripts`).toBeLessThanOrEqual(most.scripts)
          await context.close()
        }
      },
    )
  }
}
