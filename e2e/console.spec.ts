import { expect, type Page, test as base } from '@playwright/test'

import { messages } from '@/content/messages'
import { catalogueItems } from '@/content/catalogue'
import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { standInForMap } from './support/map'
import { chunksOf } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** Not a failure: the browser cancels the request because the visitor leaves the page. */
const CANCELLED = 'net::ERR_ABORTED'

/** Collects a page's errors and warnings from its first moment; each test must end with none. */
const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      const note = (trouble: string) => troubles.push(`${new URL(page.url()).pathname}: ${trouble}`)
      page.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
      page.on('response', (reply) => {
        if (reply.status() >= 400) note(`${reply.status()}: ${reply.url()}`)
      })
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText
        if (reason !== CANCELLED) note(`${reason}: ${request.url()}`)
      })
      await standInForMap(page)
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits at most this long for a frame, ms: a headless browser may give a page none (seen once in a thousand loads). */
const FRAME_PATIENCE_MS = 500

/** Scrolls to the end of the page and back, so that everything lazy loads. */
async function lookThrough(page: Page) {
  await page.evaluate(async (patience) => {
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, patience))])
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await frame()
    }
    window.scrollTo(0, 0)
  }, FRAME_PATIENCE_MS)
}

test.describe.configure({ mode: 'parallel' })

for (const locale of locales) {
  const { footer, navigation } = messages[locale]
  const to = (path: string) => localizePath(locale, path)

  for (const paths of chunksOf(sitePaths)) {
    test(`all pages load without errors: ${paths.length} from ${to(paths[0] ?? '')}`, RELEASE, async ({ page }) => {
      for (const path of paths) {
        await page.goto(to(path))
        await started(page)
      }
    })
  }

  test(`a tour through the site causes no errors, ${locale}`, RELEASE, async ({ page }) => {
    test.slow()
    await page.goto(to('/'))
    await started(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const header = page.getByRole('banner')
    const arrive = async (path: string) => {
      // Moves the pointer off the links: React preloads the picture of a page that is pointed at, and Chromium warns if
      // the page does not show it.
      await page.mouse.move(0, 0)
      await expect(page).toHaveURL(to(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      if (locale === 'en') await lookThrough(page)
    }
    for (const kind of ['services', 'products'] as const) {
      await page
        .getByRole('navigation', { name: footer.quickLinks })
        .getByRole('link', { name: kind === 'services' ? footer.ourServices : footer.ourProducts, exact: true })
        .click()
      await arrive(`/${kind}`)
      for (const { path } of catalogueItems(kind)) {
        await page
          .getByRole('main')
          .locator(`a[href="${to(path)}"]`)
          .click()
        await arrive(path)
        await page.goBack()
        await expect(page).toHaveURL(to(`/${kind}`))
      }
    }
    await header.getByRole('link', { name: navigation.contact, exact: true }).click()
    await arrive('/contact')
    await header.getByRole('link').first().click()
    await arrive('/')
    await page.goBack()
    await page.goForward()
    expect(await page.evaluate(() => 'isSameDocument' in window), 'no document was loaded').toBe(true)
  })
}
