import { expect, type Locator, type Page, test } from '@playwright/test'

import { NAVIGATION_LIMIT_MS } from '@/components/navigation/navigation-limit'
import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { desktopMenu } from './support/menu'
import { mobileMenu } from './support/mobile-menu'
import { SERVICE } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'
import { started } from './support/started'

const FAR = 1500

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const entries = (page: Page) => page.evaluate(() => history.length)
const sectionsHash = (page: Page) => page.evaluate(() => location.hash)
const logo = (page: Page) => page.getByRole('banner').locator('a[href="/"], a[href="/ar"]').first()

/** Scrolls far down, as with the wheel. The home page's scroll spy writes a hash. */
async function scrollDown(page: Page) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), FAR)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(FAR / 2)
}

/** Follows a link to the page one is on, and expects its top at its plain address, in the same document and entry. */
async function expectTop(page: Page, path: string, follow: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  const before = await entries(page)
  await follow()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(page).toHaveURL(path)
  expect(await entries(page)).toBe(before)
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
}

const ways = {
  mouse: (link: Locator) => link.click(),
  keyboard: (link: Locator) => link.press('Enter'),
}

for (const locale of locales) {
  const home = localizePath(locale, '/')

  test(`the logo leads to the top of the home page, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    for (const [query, follow] of [
      ['', ways.mouse],
      ['?utm_source=mail', ways.keyboard],
      ['#partners', ways.mouse],
      ['?a=1#values', ways.keyboard],
    ] as const) {
      await page.goto(home + query)
      await started(page)
      await scrollDown(page)
      await expect.poll(() => sectionsHash(page)).not.toBe('')
      await expectTop(page, home, () => follow(logo(page)))
    }
  })

  test(`Home in both menus leads to the top, ${locale}`, RELEASE, async ({ page }) => {
    await page.goto(home)
    await started(page)
    await scrollDown(page)
    await expectTop(page, home, () => desktopMenu(page, locale).link(messages[locale].navigation.home).click())
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = mobileMenu(page, locale)
    await scrollDown(page)
    await menu.opener.click()
    await expectTop(page, home, () => menu.link(messages[locale].navigation.home).click())
    await expect(menu.dialog).toBeHidden()
  })
}

test.describe('by finger and without motion', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the logo leads to the top', async ({ page }) => {
    await page.goto('/?utm_campaign=x')
    await started(page)
    await scrollDown(page)
    await expectTop(page, '/', () => logo(page).tap())
  })
})

test('every link to a page leads from its sections and queries to its top', async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(address)
    await started(page)
    await scrollDown(page)
  }
  await open(`${SERVICE}#outcomes`)
  const menu = desktopMenu(page, 'en')
  await menu.services.press('ArrowDown')
  await expectTop(page, SERVICE, () => menu.nav.locator('[aria-current=page]').press('Enter'))
  await expect(menu.allServices).toBeHidden()

  await open('/contact?utm_source=mail')
  const contact = page.getByRole('banner').getByRole('link', { name: messages.en.navigation.contact, exact: true })
  await expectTop(page, '/contact', () => contact.click())

  await open('/about?utm_source=mail#footer')
  const about = page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.aboutUs, exact: true })
  await expectTop(page, '/about', () => about.click())
})

test('Back leads to the page before, and its place', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await logo(page).click()
  await expect(page).toHaveURL('/')
  await scrollDown(page)
  await logo(page).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: messages.en.footer.aboutUs })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#vision')).toBeAttached()
})

test('a link to a section leads there whatever query the address has', async ({ page }) => {
  await page.goto('/about?utm_source=mail')
  await started(page)
  // No page has a link with its own path to a section; a text of the owner may bring one.
  const section = page.locator('main section[id]').last()
  const href = `/about#${await section.getAttribute('id')}`
  const link = page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.aboutUs, exact: true })
  await link.evaluate((element, address) => element.setAttribute('href', address), href)
  for (let time = 0; time < 2; time++) {
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(section).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
})

test('Back returns to the page whose section a link has led to', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(SERVICE)
  await started(page)
  const title = await heading.innerText()
  await page.locator('main a[href^="#"]').first().click()
  await expect.poll(() => sectionsHash(page)).not.toBe('')
  const address = page.url()
  const place = await scrollY(page)
  await page.getByRole('banner').getByRole('link', { name: messages.en.navigation.contact, exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(heading).toHaveText(title)
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1)
  await page.goBack()
  await expect(page).toHaveURL(SERVICE)
  await expect(heading).toHaveText(title)
})

test('a link to this page ends the navigation to another', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await started(page)
  await page.route(/\/services(\/__next[^?]*)?\.txt(\?.*)?$/, () => {})
  await page.getByRole('contentinfo').locator('a[href="/services"]').click()
  await expect(page.getByRole('status').getByText(messages.en.loading, { exact: true })).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(page.getByRole('status').getByText(messages.en.loading, { exact: true })).toBeHidden()
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.clock.fastForward(NAVIGATION_LIMIT_MS + 1000)
  // Long enough for the browser to leave the page.
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/about')
})
