import { expect, type Locator, type Page, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { focusableButHidden } from './support/accessibility'
import {
  dragOn,
  firstSlide,
  HEIGHT,
  LONG_MS,
  openAt,
  reach,
  SERVICE,
  SETTLE_MS,
  SIBLINGS,
  siblingCards,
} from './support/carousel'
import { eachChangeIn } from './support/release'
import { wholeSlides } from './support/slides'

/** From the start of one move of the cards to the start of the next. */
const CARD_DELAY_MS = 3_000

/** Records a carousel's positions from now on: a move has many, a jump has one. */
const positionsOf = (carousel: Locator) =>
  carousel.locator('.carousel-track').evaluateHandle((track: HTMLElement) => {
    const positions = new Set<string>()
    new MutationObserver(() => positions.add(track.style.transform)).observe(track, { attributeFilter: ['style'] })
    return positions
  })

for (const locale of locales) {
  const isRtl = locale === 'ar'
  const words = carouselMessages[locale]
  const service = localizePath(locale, SERVICE)

  test.describe(`the sibling cards, ${locale}`, () => {
    const pause = (page: Page) => siblingCards(page, locale).getByRole('button', { name: words.pauseCards })
    const play = (page: Page) => siblingCards(page, locale).getByRole('button', { name: words.playCards })

    async function openCards(page: Page) {
      await page.clock.install()
      await openAt(page, service, 1440)
      const cards = siblingCards(page, locale)
      await reach(cards)
      return cards
    }

    /** Once a move has ended, no other begins. */
    async function expectStill(page: Page) {
      await page.clock.runFor(SETTLE_MS)
      const before = await wholeSlides(siblingCards(page, locale))
      await page.clock.runFor(LONG_MS)
      expect(await wholeSlides(siblingCards(page, locale))).toEqual(before)
    }

    async function expectMoving(page: Page) {
      const before = await firstSlide(siblingCards(page, locale))
      await page.clock.runFor(SETTLE_MS)
      await expect.poll(() => firstSlide(siblingCards(page, locale))).not.toBe(before)
    }

    test(
      'move by themselves, go round, and wait under the mouse and after their pause button',
      eachChangeIn('ar', locale),
      async ({ page }) => {
        const cards = await openCards(page)
        await expect(pause(page)).toBeVisible()
        const start = await firstSlide(cards)
        const seen = new Set<string | undefined>()
        for (let step = 0; step < SIBLINGS.length + 3; step += 1) {
          await page.clock.runFor(CARD_DELAY_MS)
          seen.add(await firstSlide(cards))
        }
        expect(seen.size).toBeGreaterThanOrEqual(SIBLINGS.length)
        expect(seen).toContain(start)
        expect(await focusableButHidden(page)).toEqual([])

        await cards.locator('[data-started]').hover()
        await expectStill(page)
        await expect(pause(page)).toBeVisible()
        await page.mouse.move(5, 5)
        await expectMoving(page)

        await pause(page).click()
        await expectStill(page)
        await dragOn(page, cards.locator('[data-started]'), isRtl)
        await expectStill(page)
        await page.mouse.move(5, 5)
        await expectStill(page)
        await expect(play(page)).toBeVisible()
        await play(page).click()
        await expectMoving(page)
        await page.setViewportSize({ width: 390, height: HEIGHT })
        await expect(pause(page)).toBeVisible()
      },
    )

    test('move by a swipe of two fingers', eachChangeIn('ar', locale), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const cards = await openCards(page)
      const start = await firstSlide(cards)
      await cards.locator('[data-started]').hover()
      await page.mouse.wheel(isRtl ? -60 : 60, 0)
      await expect.poll(() => firstSlide(cards)).not.toBe(start)
      await page.clock.runFor(1000)
      await page.mouse.wheel(isRtl ? 60 : -60, 0)
      await expect.poll(() => firstSlide(cards)).toBe(start)
    })

    test('stop for the keyboard, which brings each card into view', eachChangeIn('en', locale), async ({ page }) => {
      const cards = await openCards(page)
      await pause(page).focus()
      await expect(pause(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(cards.getByRole('button', { name: words.previousCard })).toBeFocused()
      await expect(play(page)).toBeVisible()
      await expectStill(page)
      await page.keyboard.press('Tab')
      await expect(cards.getByRole('button', { name: words.nextCard })).toBeFocused()
      const reached = new Set<string | null>()
      for (const key of [...SIBLINGS.map(() => 'Tab'), ...SIBLINGS.slice(1).map(() => 'Shift+Tab')]) {
        await page.keyboard.press(key)
        await page.clock.runFor(SETTLE_MS)
        const label = await cards
          .getByRole('group')
          .filter({ has: page.locator(':focus') })
          .getAttribute('aria-label')
        reached.add(label)
        expect(await wholeSlides(cards)).toContain(label)
      }
      expect(reached.size).toBe(SIBLINGS.length)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expectStill(page)
      await expect(play(page)).toBeVisible()
    })

    test(
      'do not start under reduced motion and are links to the sibling pages',
      eachChangeIn('en', locale),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const cards = await openCards(page)
        await expect(play(page)).toBeVisible()
        const links = cards.getByRole('link')
        await expect(links).toHaveCount(SIBLINGS.length)
        const label = await cards.getByRole('group').first().getAttribute('aria-label')
        await expect(links.first()).toHaveAccessibleName(`${label} ${messages[locale].catalogue.learnMore}`)
        await expect(links.first()).toHaveAttribute('href', localizePath(locale, SIBLINGS[0]?.path ?? ''))

        await expectStill(page)
        const start = await firstSlide(cards)
        const positions = await positionsOf(cards)
        await cards.getByRole('button', { name: words.nextCard }).click()
        await expect.poll(() => firstSlide(cards)).not.toBe(start)
        // A move has begun. Counted at once, it too would have few positions.
        await page.clock.runFor(SETTLE_MS)
        expect(await positions.evaluate(({ size }) => size), 'it jumps').toBeLessThanOrEqual(2)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await expect(pause(page)).toBeVisible()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect(play(page)).toBeVisible()
        await expectStill(page)
      },
    )
  })
}
