import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { hold } from './support/hold'
import { desktopMenu, openWithMenu } from './support/menu'
import { SERVICE } from './support/pages'
import { started } from './support/started'

test.use({ viewport: { width: 1280, height: 800 } })

const { partners: PARTNERS, about: ABOUT } = messages.en.navigation

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const partnersOf = (page: Page) => page.locator('#partners')
const footerOf = (page: Page) => page.getByRole('contentinfo')

/** The section is at the top of the window, at most a header's height below it. */
const expectAtTop = async (section: Locator) => {
  const top = () => section.evaluate((node) => Math.round(node.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThanOrEqual(100)
  expect(await top()).toBeGreaterThanOrEqual(-2)
}

test('Partners leads from an inner page to the section of the home page', async ({ page }) => {
  const { link } = await openWithMenu(page, 'ar')
  const partners = link(messages.ar.navigation.partners)
  await expect(partners).toHaveAttribute('href', '/ar#partners')
  await partners.click()
  await expect(page).toHaveURL('/ar#partners')
  await expect(partnersOf(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await expectAtTop(partnersOf(page))
  await expect(partnersOf(page)).toBeFocused()
})

/** Records every scroll position of the page. */
const notePositions = (page: Page) =>
  page.addInitScript(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    document.addEventListener('scroll', () => positions.push(window.scrollY))
  })
const positions = (page: Page) => page.evaluate(() => (window as unknown as { positions: number[] }).positions)

test('a page loaded with a hash starts at the section, without a smooth scroll', async ({ page }) => {
  await notePositions(page)
  await page.goto('/#partners')
  await started(page)
  await expectAtTop(partnersOf(page))
  expect((await positions(page)).length).toBeLessThanOrEqual(2)
})

test('a section link scrolls smoothly before hydration too', async ({ page }) => {
  await notePositions(page)
  await hold(page, '**/_next/static/**/*.js')
  await page.goto(SERVICE)
  await desktopMenu(page, 'en').link(messages.en.navigation.about).click()
  await expect(page.getByText(messages.en.footer.description)).toBeInViewport()
  expect((await positions(page)).length).toBeGreaterThan(3)
})

test('Partners and About Us scroll smoothly and move the focus', async ({ page }) => {
  await page.clock.install()
  const { link } = await openWithMenu(page, 'en', '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await link(PARTNERS).click()
  await page.clock.runFor(500)
  expect(await scrollY(page)).toBeGreaterThan(100)
  await expect(partnersOf(page)).not.toBeInViewport()
  await page.clock.runFor(1500)
  await page.clock.resume()
  await expectAtTop(partnersOf(page))
  await expect(link(PARTNERS)).toHaveAttribute('aria-current', 'location')
  await expect(page).toHaveURL('/#partners')
  await expect(partnersOf(page)).toBeFocused()

  await link(ABOUT).press('Enter')
  await expect(page.getByText(messages.en.footer.description)).toBeInViewport()
  await expect(page).toHaveURL('/#footer')
  await expect(footerOf(page)).toBeFocused()
  // From there Tab continues in the footer.
  await page.keyboard.press('Tab')
  await expect(footerOf(page).getByRole('link').first()).toBeFocused()
})

const cancellingInput: Record<string, (page: Page) => Promise<void>> = {
  wheel: (page) => page.mouse.wheel(0, 1),
  keydown: (page) => page.keyboard.press('Shift'),
  mousedown: (page) => page.mouse.down(),
  touchmove: (page) => page.evaluate(() => void document.body.dispatchEvent(new Event('touchmove', { bubbles: true }))),
}

test('input cancels the scroll, and reduced motion jumps', async ({ page }) => {
  await page.clock.install()
  const { link } = await openWithMenu(page, 'en', SERVICE)
  await page.clock.pauseAt(Date.now() + 60_000)
  const description = page.getByText(messages.en.footer.description)
  for (const [event, input] of Object.entries(cancellingInput)) {
    await test.step(event, async () => {
      await link(ABOUT).click()
      await page.mouse.move(640, 500)
      await page.clock.runFor(500)
      // The browser delivers input asynchronously.
      await page.evaluate((event) => {
        document.title = ''
        window.addEventListener(event, () => (document.title = 'cancelled'), { once: true })
      }, event)
      await input(page)
      await expect(page).toHaveTitle('cancelled')
      const place = await scrollY(page)
      expect(place).toBeGreaterThan(100)
      await page.clock.runFor(2000)
      expect(Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(2)
      await expect(description).not.toBeInViewport()
      await page.mouse.up()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    })
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await link(ABOUT).click()
  await expect(description).toBeInViewport()
  await expect(footerOf(page)).toBeFocused()
})
