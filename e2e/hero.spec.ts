import { expect, type Locator, type Page, test } from '@playwright/test'

import { homePage } from '@/content/pages/home'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { advance, openHome, rememberFilm, skip } from './support/hero'
import { testInOneLanguage } from './support/one-language'

/** The specification's numbers, ms and px. */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const SCROLL_DOWN = { stopsAbove: 200, duration: 50 }

/** The design's: a picture comes larger by so much than it stands. */
const DRIFT_FROM = 1.04

/** As the specification and its decisions have them. */
const LINKS = [
  '/services/cybersecurity/compliance',
  '/services/digital/ai-ml',
  '/services/enterprise/erp-solutions',
  '/products/industry/odoo-solutions',
]
const TITLES = {
  en: ['Cybersecurity Solutions', 'AI & Machine Learning', 'Enterprise ERP Solutions', 'Industry Specific Solutions'],
  ar: homePage.ar.slides.map(({ title }) => title),
}

/** Takes what runs with the current slide to a moment of its time, ms. */
const goTo = (page: Page, time: number) =>
  page.evaluate(
    ([moment, whole]) => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().duration === whole) animation.currentTime = moment ?? 0
    },
    [time, ADVANCE_MS],
  )

/** How much larger than its box a picture is drawn. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((node: HTMLElement) => node.getBoundingClientRect().width / node.offsetWidth)

/** The share of the line over a thumbnail that is filled. */
const shareOfLine = (thumbnail: Locator) =>
  thumbnail.evaluate((button) => Number(getComputedStyle(button, '::after').scale.split(' ')[0]))

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const titles = TITLES[locale]

  test.describe(`hero, ${locale}`, () => {
    test.beforeEach(({ page }) => rememberFilm(page))

    test('has four slides, each with its link', async ({ page }) => {
      const { title, explore, thumbnails } = await openHome(page, locale)
      await expect(thumbnails).toHaveCount(4)
      for (const [index, link] of LINKS.entries()) {
        await expect(thumbnails.nth(index)).toHaveAccessibleName(titles[index] ?? '')
        await thumbnails.nth(index).click()
        await advance(page, LOCK_MS)
        await expect(title).toHaveText(titles[index] ?? '')
        await expect(explore).toHaveAttribute('href', localizePath(locale, link))
      }
      await thumbnails.nth(1).click()
      await explore.click()
      await expect(page).toHaveURL(localizePath(locale, '/services/digital/ai-ml'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
    })

    shared('advances every 7 s and starts again after the last', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      for (const index of [0, 1, 2, 3, 0, 1]) {
        await skip(page, ADVANCE_MS - 1)
        await expect(title).toHaveText(titles[index] ?? '')
        await expect(thumbnails.and(page.locator('[aria-current]'))).toHaveAccessibleName(titles[index] ?? '')
        await advance(page, 1)
      }
    })

    shared('drops a choice while a slide changes', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS - 1)
      await thumbnails.nth(1).click()
      await advance(page, 0)
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await thumbnails.nth(1).click()
      await expect(title).toHaveText(titles[1] ?? '')

      // The change that comes by itself locks as well.
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[2] ?? '')
      await thumbnails.nth(0).click()
      await advance(page, LOCK_MS - 1)
      await expect(title).toHaveText(titles[2] ?? '')
    })

    shared('goes on with a full 7 s, 600 ms after a choice', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await skip(page, ADVANCE_MS - 1)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS - 1)
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await expect(title).toHaveText(titles[3] ?? '')
    })

    shared('is not held up by the thumbnail of its current slide', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await skip(page, ADVANCE_MS - 1)
      await thumbnails.nth(0).click()
      await advance(page, 1)
      await expect(title).toHaveText(titles[1] ?? '')
    })

    shared('lets a paused slide stand for what was left of its time', async ({ page }) => {
      const { title, pause, play } = await openHome(page, locale)
      await skip(page, 3000)
      await pause.click()
      await skip(page, 2 * ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await play.click()
      await skip(page, ADVANCE_MS - 3000 - 1)
      await expect(title).toHaveText(titles[0] ?? '')
      await advance(page, 1)
      await expect(title).toHaveText(titles[1] ?? '')
    })

    shared('fills the line of its slide while it runs, and stops it with everything else', async ({ page }) => {
      const { pause, play, thumbnails, scrollDown } = await openHome(page, locale)
      const filled = () => shareOfLine(thumbnails.and(page.locator('[aria-current]')))
      await expect.poll(filled).toBeGreaterThan(0)
      await thumbnails.nth(1).click()
      expect(await filled(), 'while it waits out the change').toBe(0)
      await advance(page, LOCK_MS)
      await expect.poll(filled).toBeGreaterThan(0)
      await goTo(page, 2000)
      await pause.click()
      const stopped = await filled()
      const hint = () => scrollDown.evaluate((link) => getComputedStyle(link, '::after').translate)
      const hintStopped = await hint()
      expect(hintStopped, 'the hint stays on its way').not.toBe('none')
      expect(stopped).toBeGreaterThan(0.2)
      expect(stopped).toBeLessThan(1)
      // What CSS moves does not follow the test's clock.
      await page.waitForTimeout(200)
      expect(await filled()).toBe(stopped)
      expect(await hint()).toBe(hintStopped)
      await play.click()
      await expect.poll(filled).toBeGreaterThan(stopped)
    })

    shared('has pictures that never jump: chosen, paused or left', async ({ page }) => {
      const { pause, thumbnails, pictures } = await openHome(page, locale)
      await thumbnails.nth(1).click()
      expect(await scaleOf(pictures.nth(1)), 'as its drift begins').toBeCloseTo(DRIFT_FROM, 3)
      await advance(page, LOCK_MS)
      await goTo(page, 500)
      await pause.click()
      const paused = await scaleOf(pictures.nth(1))
      expect(paused).toBeGreaterThan(1)
      await thumbnails.nth(2).click()
      expect(await scaleOf(pictures.nth(1)), 'as it leaves').toBe(paused)
      expect(await scaleOf(pictures.nth(2)), 'as it comes').toBeCloseTo(DRIFT_FROM, 3)
    })

    test('shows pictures as they are where less motion is wanted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { thumbnails, pictures } = await openHome(page, locale)
      await thumbnails.nth(1).click()
      await expect.poll(() => scaleOf(pictures.nth(1))).toBe(1)
      expect(await shareOfLine(thumbnails.nth(1)), 'its line').toBeGreaterThan(0)
    })

    test('scrolls down to just above the vision section', async ({ page }) => {
      const { scrollDown } = await openHome(page, locale)
      for (const follow of [() => scrollDown.click(), () => scrollDown.press('Enter')]) {
        await page.evaluate(() => window.scrollTo(0, 0))
        await follow()
        // The duration, and the frame it starts with.
        await advance(page, SCROLL_DOWN.duration + 20)
        const top = () => page.locator('#vision').evaluate((section) => Math.round(section.getBoundingClientRect().top))
        expect(await top()).toBe(SCROLL_DOWN.stopsAbove)
      }
    })
  })
}
