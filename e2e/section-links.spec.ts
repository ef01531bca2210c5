import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { homePage } from '@/content/pages/home'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openWithMenu } from './support/menu'
import { SERVICE } from './support/pages'
import { started } from './support/started'

test.use({ viewport: { width: 1280, height: 800 } })

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const top = (section: Locator) => section.evaluate((node) => Math.round(node.getBoundingClientRect().top))

for (const locale of locales) {
  const words = messages[locale].navigation
  const home = localizePath(locale, '/')
  const partnersOf = (page: Page) => page.getByRole('region', { name: homePage[locale].partners.title, exact: true })

  test(`Partners goes from an inner page to the section of the home page, ${locale}`, async ({ page }) => {
    const { link } = await openWithMenu(page, locale)
    await expect(link(words.partners)).toHaveAttribute('href', `${home}#partners`)
    await link(words.partners).click()
    await expect(page).toHaveURL(`${home}#partners`)
    await expect(partnersOf(page).getByRole('heading', { level: 2 })).toBeInViewport()
    // Below the header, not behind it, and not a window further up.
    await expect.poll(() => top(partnersOf(page))).toBeLessThanOrEqual(100)
    expect(await top(partnersOf(page))).toBeGreaterThanOrEqual(-2)
  })

  test(`its address leads to the section from outside, ${locale}`, async ({ page }) => {
    await page.goto(`${home}#partners`)
    await started(page)
    await expect(partnersOf(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(() => top(partnersOf(page))).toBeLessThanOrEqual(100)
  })

  test(`Partners scrolls on the home page itself, ${locale}`, async ({ page }) => {
    await page.clock.install()
    const { link } = await openWithMenu(page, locale, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await link(words.partners).click()
    await page.clock.runFor(500)
    expect(await scrollY(page)).toBeGreaterThan(100)
    await expect(partnersOf(page)).not.toBeInViewport()
    await page.clock.runFor(1500)
    await page.clock.resume()
    await expect.poll(() => top(partnersOf(page))).toBeLessThanOrEqual(100)
    await expect(link(words.partners)).toHaveAttribute('aria-current', 'location')
    await expect(page).toHaveURL(`${home}#partners`)
  })

  for (const path of ['/', SERVICE]) {
    test(`About Us scrolls to the foot of ${localizePath(locale, path)}`, async ({ page }) => {
      await page.clock.install()
      const { link } = await openWithMenu(page, locale, path)
      await link(words.about).click()
      await page.clock.runFor(2000)
      const foot = page.getByRole('contentinfo')
      await expect(foot.getByText(messages[locale].footer.description)).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${localizePath(locale, path)}(#footer)?$`))
    })
  }
}

const hands: Record<string, (page: Page) => Promise<void>> = {
  wheel: (page) => page.mouse.wheel(0, 1),
  keydown: (page) => page.keyboard.press('Shift'),
  mousedown: (page) => page.mouse.down(),
  touchmove: (page) => page.evaluate(() => void document.body.dispatchEvent(new Event('touchmove', { bubbles: true }))),
}

for (const [event, happens] of Object.entries(hands)) {
  test(`${event} stops the scroll where it is`, async ({ page }) => {
    await page.clock.install()
    const { link } = await openWithMenu(page, 'en', SERVICE)
    await page.clock.pauseAt(Date.now() + 60_000)
    await link('About Us').click()
    await page.mouse.move(640, 500)
    await page.clock.runFor(500)
    // The browser delivers what a hand does in its own time.
    await page.evaluate((event) => {
      window.addEventListener(event, () => (document.title = 'stopped'), { once: true })
    }, event)
    await happens(page)
    await expect(page).toHaveTitle('stopped')
    const place = await scrollY(page)
    await page.clock.runFor(2000)
    expect(Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(2)
    await expect(page.getByText(messages.en.footer.description)).not.toBeInViewport()
  })
}

test('it jumps where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const { link } = await openWithMenu(page, 'en', SERVICE)
  await page.clock.pauseAt(Date.now() + 60_000)
  await link('About Us').click()
  await expect(page.getByText(messages.en.footer.description)).toBeInViewport()
})
