import { type Browser, chromium, expect, type Page, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { emailEnglish, openDeletionPage, userOf } from './support/deletion-page'
import { heroOf } from './support/hero'
import { standInForMap } from './support/map'
import { desktopMenu } from './support/menu'
import { DELETION, pageKinds, PRODUCT } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** Pages that a browser freezes when a visitor leaves the site, and shows again when they come back. */

/** Each slide stays for 7 s. */
const NEXT_SLIDE_MS = 20_000

// Playwright turns the cache off, so this test starts its own browser.
let browser: Browser
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
test.afterAll(() => browser.close())

/** Leaves the site and comes back to the page as it was left. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = `${persisted}`))
  })
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

/** What each kind of page can do besides its menu. */
const ABILITIES: Readonly<Record<string, (page: Page, locale: Locale) => Promise<void>>> = {
  async [pagePaths.home](page, locale) {
    const { title, thumbnails, pause, play } = heroOf(page, locale)
    const titles = homePage[locale].slides.map((slide) => slide.title)
    await pause.click()
    await expect(play).toBeVisible()
    // The hero ignores a choice while a slide changes.
    await expect(async () => {
      await thumbnails.nth(3).click()
      await expect(title).toHaveText(titles[3] ?? '', { timeout: 1000 })
    }).toPass()
  },
  async [PRODUCT](page, locale) {
    const thumbnails = page.getByRole('group', { name: carouselMessages[locale].chooseScreen, exact: true })
    const second = thumbnails.getByRole('button').nth(1)
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'true')
  },
}

/** The pages with the most state: slides and particles, and a form. */
const EACH_CHANGE = ['/', DELETION]

for (const kind of pageKinds) {
  const { locale, path, address } = kind
  const options = EACH_CHANGE.includes(address) ? {} : RELEASE
  test(`${address} works when the browser shows it again`, options, async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
    await standInForMap(page)
    await page.goto(address)
    await started(page)
    // Chromium keeps no page whose frame is still loading.
    for (const frame of await page.locator('iframe').all())
      await expect(frame.contentFrame().getByText('Map of the stand-in')).toBeVisible()
    const fields = page.getByRole('main').getByRole('form').locator('input')
    for (const field of await fields.all()) await field.fill('Secret-2026')
    await leaveAndReturn(page)

    // The next person at this device must not find what was typed.
    for (const field of await fields.all()) await expect(field).toHaveValue('')
    const menu = desktopMenu(page, locale)
    await menu.services.press('Enter')
    await expect(menu.allServices).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.allServices).toBeHidden()
    await ABILITIES[path]?.(page, locale)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages[locale].footer.ourProducts, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].footer.ourProducts)
    // The page has not been loaded again.
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
    await page.close()
  })
}

for (const locale of locales) {
  const address = localizePath(locale, pagePaths.home)
  test(`the slides of ${address} go on when the browser shows it again`, RELEASE, async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
    await page.goto(address)
    await started(page)
    await leaveAndReturn(page)
    const { title } = heroOf(page, locale)
    const shown = await title.textContent()
    await expect(title).not.toHaveText(shown ?? '', { timeout: NEXT_SLIDE_MS })
    await page.close()
  })
}

test(
  'a deletion is still pending when the browser shows its page again, and its outcome appears',
  RELEASE,
  async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL })
    const form = await openDeletionPage(page, emailEnglish)
    await form.submit(userOf(emailEnglish, 'slow'), 'Secret-2026')
    await expect(form.processing).toBeDisabled()
    await leaveAndReturn(page)
    await expect(form.identity).toHaveValue('')
    await expect(form.password).toHaveValue('')
    await expect(form.processing).toBeDisabled()
    await expect(form.status).toHaveText(emailEnglish.words.success)
    expect(form.calls).toHaveLength(1)
    await page.close()
  },
)
