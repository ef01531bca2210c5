import { expect, type Page, test } from '@playwright/test'

import { homePage } from '@/content/pages'
import { messages } from '@/content/messages'

import { heroOf, opacityOf } from './support/hero'
import { openMobileMenu } from './support/mobile-menu'
import { PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** What a visitor does on the home page, in the phone's menu and in a gallery. */
async function expectUsable(page: Page) {
  await page.goto('/')
  await started(page)
  const { title, thumbnails } = heroOf(page, 'en')
  await expect.poll(() => opacityOf(title)).toBe(1)
  await thumbnails.nth(1).click()
  await expect(title).toHaveText(homePage.en.slides[1]?.title ?? '')
  await page.goto(PRODUCT)
  await started(page)
  const thumbnail = page.getByRole('main').getByRole('button').and(page.locator('[data-slot=thumbnails] button')).nth(1)
  await thumbnail.click()
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  const { dialog, close } = await openMobileMenu(page, 'en', SERVICE)
  await close.click()
  await expect(dialog).toBeHidden()
}

test('the site works without pictures and videos', RELEASE, async ({ page }) => {
  await page.route(/\.(avif|png|jpg|mp4|webm)$/, (route) => route.abort())
  await expectUsable(page)
})

test('the site works without its fonts', RELEASE, async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort())
  await expectUsable(page)
})

test('the site works with storage blocked', RELEASE, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })
  await expectUsable(page)
})

test('text appears before pictures, fonts and scripts on a very slow connection', async ({ page }) => {
  const later: (() => void)[] = []
  await page.route(/\.(avif|woff2|js|mp4|webm)$/, async (route) => {
    await new Promise<void>((go) => later.push(go))
    await route.continue().catch(() => {})
  })
  await page.goto(SERVICE, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(messages.en.footer.description)).toBeVisible()
  const contents = page.getByRole('navigation', { name: messages.en.sections.onThisPage })
  await contents.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#/)
  for (const go of later) go()
})
