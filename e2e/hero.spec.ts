import { expect, type Locator, type Page, test } from '@playwright/test'

import { carouselMessages } from '@/content/messages/carousels'
import { homePage } from '@/content/pages/home'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { advance, becomeIdle, openHome, rememberVideo, requestsFor, skip } from './support/hero'
import { testInOneLanguage } from './support/one-language'
import { eachChangeIn } from './support/release'

/** Specification, in ms and px. */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const SCROLL_DOWN = { stopsAbove: 200, duration: 50 }

/** Scale at which a picture's animation begins (design system). */
const DRIFT_FROM = 1.04

/** Specification and decisions. */
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

/** Sets the animations that last as long as a slide to a time, ms. */
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
    test.beforeEach(({ page }) => rememberVideo(page))

    test('has four slides, each with its link', eachChangeIn('ar', locale), async ({ page }) => {
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

    shared('ignores a choice during a transition', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS - 1)
      await thumbnails.nth(1).click()
      await advance(page, 0)
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await thumbnails.nth(1).click()
      await expect(title).toHaveText(titles[1] ?? '')

      // An automatic change locks as well.
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[2] ?? '')
      await thumbnails.nth(0).click()
      await advance(page, LOCK_MS - 1)
      await expect(title).toHaveText(titles[2] ?? '')
    })

    shared('shows a slide for 7 s: pressed again, after a choice, with a pause', async ({ page }) => {
      const { title, thumbnails, pause, play } = await openHome(page, locale)
      await skip(page, ADVANCE_MS - 1)
      await thumbnails.nth(0).click()
      await advance(page, 1)
      await expect(title, 'its own thumbnail changes nothing').toHaveText(titles[1] ?? '')

      await advance(page, LOCK_MS)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS - 1)
      await expect(title, 'a choice begins anew').toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await expect(title).toHaveText(titles[3] ?? '')

      await skip(page, 3000)
      await pause.click()
      await skip(page, 2 * ADVANCE_MS)
      await play.click()
      await skip(page, ADVANCE_MS - 3000 - 1)
      await expect(title, 'a pause takes nothing from its time').toHaveText(titles[3] ?? '')
      await advance(page, 1)
      await expect(title).toHaveText(titles[0] ?? '')
    })

    test('stops for the keyboard, by its first control or for good', eachChangeIn('en', locale), async ({ page }) => {
      const { title, explore, pause, play } = await openHome(page, locale)
      await pause.focus()
      await skip(page, ADVANCE_MS)
      await expect(title, 'its button has the focus').toHaveText(titles[1] ?? '')
      await page.keyboard.press('Tab')
      await expect(explore).toBeFocused()
      await expect(play).toBeVisible()
      await skip(page, 10 * ADVANCE_MS)
      await expect(title, 'its link has the focus').toHaveText(titles[1] ?? '')
      await explore.evaluate((link) => link.blur())
      await skip(page, 10 * ADVANCE_MS)
      await expect(title, 'the focus has gone').toHaveText(titles[1] ?? '')
      await play.click()
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[2] ?? '')
    })

    test('waits under the pointer that reads or follows it', eachChangeIn('ar', locale), async ({ page }) => {
      const { title, explore, pause } = await openHome(page, locale)
      let shown = 0
      for (const part of [title, explore]) {
        await part.hover()
        await skip(page, 10 * ADVANCE_MS)
        await expect(title).toHaveText(titles[shown] ?? '')
        await page.mouse.move(5, 5)
        await skip(page, ADVANCE_MS)
        shown += 1
        await expect(title).toHaveText(titles[shown] ?? '')
        await expect(pause).toBeVisible()
      }
    })

    test('announces what is chosen, and not what comes by itself', eachChangeIn('en', locale), async ({ page }) => {
      const { title, thumbnails, pause } = await openHome(page, locale)
      await expect(page.getByRole('region', { name: homePage[locale].slidesLabel })).toHaveAttribute(
        'aria-roledescription',
        carouselMessages[locale].carousel,
      )
      const texts = title.locator('xpath=ancestor::*[@aria-live]')
      await expect(texts).toHaveAttribute('aria-live', 'off')
      await thumbnails.nth(2).click()
      await expect(texts).toHaveAttribute('aria-live', 'polite')
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, LOCK_MS)
      await expect(texts).toHaveAttribute('aria-live', 'off')
      await pause.click()
      await expect(texts).toHaveAttribute('aria-live', 'polite')
    })

    shared('fills the line of the current slide while it runs, and stops it when paused', async ({ page }) => {
      const { pause, play, thumbnails, scrollDown } = await openHome(page, locale)
      const filled = () => shareOfLine(thumbnails.and(page.locator('[aria-current]')))
      await expect.poll(filled).toBeGreaterThan(0)
      await thumbnails.nth(1).click()
      expect(await filled(), 'while it waits out the change').toBe(0)
      await advance(page, LOCK_MS)
      await expect.poll(filled).toBeGreaterThan(0)
      await goTo(page, 2000)
      await pause.click()
      await expect(play).toBeVisible()
      const stopped = await filled()
      const hint = () => scrollDown.evaluate((link) => getComputedStyle(link, '::after').translate)
      const hintStopped = await hint()
      expect(hintStopped, 'the animation is paused, not removed').not.toBe('none')
      expect(stopped).toBeGreaterThan(0.2)
      expect(stopped).toBeLessThan(1)
      // CSS animations do not follow the test's clock.
      await page.waitForTimeout(200)
      expect(await filled()).toBe(stopped)
      expect(await hint()).toBe(hintStopped)
      await play.click()
      await expect.poll(filled).toBeGreaterThan(stopped)
    })

    shared('has pictures that never jump when a slide is chosen, paused or left', async ({ page }) => {
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

    test('does not move pictures under reduced motion', eachChangeIn('en', locale), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { thumbnails, pictures } = await openHome(page, locale)
      await thumbnails.nth(1).click()
      await expect.poll(() => scaleOf(pictures.nth(1))).toBe(1)
      expect(await shareOfLine(thumbnails.nth(1)), 'its line').toBeGreaterThan(0)
    })

    shared('loads all pictures in idle time, so that no slide change requests one', async ({ page }) => {
      const pictures = requestsFor(page, /^\/pictures\//)
      const { thumbnails, title } = await openHome(page, locale)
      await becomeIdle(page)
      await page.waitForLoadState('networkidle')
      const before = [...pictures]
      expect(before.length).toBeGreaterThan(4)
      for (const [index, name] of titles.entries()) {
        await thumbnails.nth(index).click()
        await expect(title).toHaveText(name)
        await advance(page, LOCK_MS)
      }
      expect(pictures).toEqual(before)
    })

    test('scrolls down to just above the vision section', eachChangeIn('en', locale), async ({ page }) => {
      const { scrollDown } = await openHome(page, locale)
      for (const follow of [() => scrollDown.click(), () => scrollDown.press('Enter')]) {
        await page.evaluate(() => window.scrollTo(0, 0))
        await follow()
        // The duration, and the frame it starts with.
        await advance(page, SCROLL_DOWN.duration + 20)
        await expect(page.locator('#vision')).toBeFocused()
        const top = () => page.locator('#vision').evaluate((section) => Math.round(section.getBoundingClientRect().top))
        expect(await top()).toBe(SCROLL_DOWN.stopsAbove)
      }
    })
  })
}

/** Middles of controls this close to each other are in one row, px. */
const SAME_ROW = 40

for (const [locale, width] of [
  ['en', 390],
  ['ar', 390],
  ['ar', 1440],
] as const) {
  test(`the controls of the bar take the focus in the order in which they are seen, ${locale}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(localizePath(locale, '/'))
    // In the order of the document, which is that of the focus: none has a tabindex.
    const controls = page.locator('.hero-pause button, .scroll-down, .hero-thumbnails button')
    const focused = await controls.evaluateAll((elements) =>
      elements.map((element, index) => {
        const { x, y, height } = element.getBoundingClientRect()
        return { index, x, middle: y + height / 2 }
      }),
    )
    const seen = focused.toSorted((one, other) =>
      Math.abs(one.middle - other.middle) > SAME_ROW
        ? one.middle - other.middle
        : (one.x - other.x) * (locale === 'ar' ? -1 : 1),
    )
    expect(focused).toHaveLength(6)
    expect(seen.map(({ index }) => index)).toEqual(focused.map(({ index }) => index))
  })
}
