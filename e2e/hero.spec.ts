import { expect, type Locator, type Page, test } from '@playwright/test'

import { allItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import { found } from '@/lib/found'
import { locales, mapLocales } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { advance, becomeIdle, openHome, rememberVideo, requestsFor, skip, SLIDES } from './support/hero'
import { eachChangeIn } from './support/release'

/** In ms and px; docs/specification.md#hero */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const SCROLL_DOWN = { stopsAbove: 200, duration: 50 }

/** The scale at which a picture's animation begins: docs/specification.md#hero. */
const DRIFT_FROM = 1.04

/* Tests beside the code cover when slides change, lock and wait: `components/sections/hero`. */

const LINKS = SLIDES.map(({ path }) => path)
const TITLES = mapLocales((locale) => homePage[locale].slides.map(({ title }) => title))

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

/** The file that a picture or a film that does not play shows. */
const pictureOf = (media: Locator) =>
  media.evaluate((element: HTMLImageElement | HTMLVideoElement) =>
    'poster' in element ? element.poster : element.currentSrc,
  )

/** The filled share of the line over a thumbnail. */
const shareOfLine = (thumbnail: Locator) =>
  thumbnail.evaluate((button) => Number(getComputedStyle(button, '::after').scale.split(' ')[0]))

for (const locale of locales) {
  const titles = TITLES[locale]

  test(
    `has four slides, each with its link, and their pictures before they are chosen, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await rememberVideo(page)
      const pictures = requestsFor(page, /^\/pictures\//)
      const { title, explore, thumbnails } = await openHome(page, locale)
      await becomeIdle(page)
      // Crops are for thumbnails and phones. The network may be idle before the slides ask for their pictures.
      const wide = (url: string) => /\/pictures\/([\w-]+)\.\w+-\d+\.avif$/.exec(url)?.[1]
      const slides = SLIDES.map(({ picture }) => picture)
      await expect.poll(() => pictures.map(wide)).toEqual(expect.arrayContaining(slides))
      const before = [...pictures]
      await expect(thumbnails).toHaveCount(4)
      for (const [index, link] of LINKS.entries()) {
        await expect(thumbnails.nth(index)).toHaveAccessibleName(titles[index] ?? '')
        await thumbnails.nth(index).click()
        await advance(page, LOCK_MS)
        await expect(title).toHaveText(titles[index] ?? '')
        await expect(explore).toHaveAttribute('href', localizePath(locale, link))
      }
      expect(pictures).toEqual(before)
      await thumbnails.nth(1).click()
      await explore.click()
      await expect(page).toHaveURL(localizePath(locale, LINKS[1] ?? ''))
      const { copy } = found(
        allItems.find(({ path }) => path === LINKS[1]),
        'a page of the second slide',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy[locale].title)
    },
  )
}

/** The most that may lie between the company's line and the action below it, px. */
const NEXT_TO = 40

test('the line that says who the company is stands below the title, beside its action, in the first view', async ({
  page,
}) => {
  await rememberVideo(page)
  const { title } = await openHome(page, 'en')
  const hero = page.getByRole('region', { name: homePage.en.slidesLabel })
  const action = hero.getByRole('link', { name: messages.en.footer.callToActionLink })
  await expect(action).toHaveAttribute('href', pagePaths.contact)
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [line, heading, button] = [
      await boxOf(hero.getByText(homePage.en.company)),
      await boxOf(title),
      await boxOf(action),
    ]
    expect.soft(line.y, `${width} px`).toBeGreaterThan(heading.y + heading.height)
    const gap = button.y - line.y - line.height
    expect.soft(gap, `${width} px`).toBeGreaterThanOrEqual(0)
    expect.soft(gap, `${width} px`).toBeLessThan(NEXT_TO)
    expect.soft(button.y + button.height, `${width} px`).toBeLessThan(height)
  }
})

test('visitors who save data see each picture, and the old one until the new one covers it', async ({ page }) => {
  await rememberVideo(page)
  // With data saving, the pictures of the other slides are not loaded before their turn.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { title, thumbnails, pictures } = await openHome(page, 'en')
  for (const index of SLIDES.keys()) {
    if (index > 0) await thumbnails.nth(index).click()
    await advance(page, LOCK_MS)
    await expect(title).toHaveText(TITLES.en[index] ?? '')
    await expect.poll(() => pictureOf(pictures.nth(index))).toContain('/pictures/')
    if (index > 0) expect(await pictures.nth(index - 1).boundingBox()).not.toBeNull()
  }
})

test('stops for good for the keyboard, and waits while the mouse is over its words', async ({ page }) => {
  const titles = TITLES.en
  await rememberVideo(page)
  const { title, explore, pause, play } = await openHome(page, 'en')
  await title.hover()
  await skip(page, 10 * ADVANCE_MS)
  await expect(title, 'the mouse is on it').toHaveText(titles[0] ?? '')
  await page.mouse.move(5, 5)
  await pause.focus()
  await skip(page, ADVANCE_MS)
  await expect(title, 'its button has the focus').toHaveText(titles[1] ?? '')
  await page.keyboard.press('Tab')
  await expect(explore).toBeFocused()
  await expect(play).toBeVisible()
  await explore.evaluate((link) => link.blur())
  await skip(page, 10 * ADVANCE_MS)
  await expect(title, 'the focus has gone').toHaveText(titles[1] ?? '')
  await play.click()
  await skip(page, ADVANCE_MS)
  await expect(title).toHaveText(titles[2] ?? '')
})

test('moves its line and its pictures by CSS, from the end of a choice until a pause, without a jump', async ({
  page,
}) => {
  await rememberVideo(page)
  const { pause, play, thumbnails, pictures, scrollDown } = await openHome(page, 'en')
  const filled = () => shareOfLine(thumbnails.and(page.locator('[aria-current]')))
  await thumbnails.nth(1).click()
  expect(await filled(), 'while it waits out the change').toBe(0)
  expect(await scaleOf(pictures.nth(1)), 'as its drift begins').toBeCloseTo(DRIFT_FROM, 3)
  await advance(page, LOCK_MS)
  await expect.poll(filled).toBeGreaterThan(0)
  await goTo(page, 2000)
  await pause.click()
  await expect(play).toBeVisible()
  // An animation continues until the frame in which its pause takes effect.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)).then(() => {}))
  const hint = () => scrollDown.evaluate((link) => getComputedStyle(link, '::after').translate)
  const [line, arrow, scale] = [await filled(), await hint(), await scaleOf(pictures.nth(1))]
  expect(line).toBeGreaterThan(0.2)
  expect(line).toBeLessThan(1)
  expect(arrow, 'the animation is paused, not removed').not.toBe('none')
  expect(scale).toBeGreaterThan(1)
  // CSS animations do not follow the test's clock.
  await page.waitForTimeout(200)
  expect([await filled(), await hint()]).toEqual([line, arrow])
  expect(await scaleOf(pictures.nth(1))).toBeCloseTo(scale, 4)
  await thumbnails.nth(2).click()
  expect(await scaleOf(pictures.nth(1)), 'as it leaves').toBeCloseTo(scale, 4)
  expect(await scaleOf(pictures.nth(2)), 'as it comes').toBeCloseTo(DRIFT_FROM, 3)
  await play.click()
  await advance(page, LOCK_MS)
  await expect.poll(filled).toBeGreaterThan(0)
})

test('scrolls down to just above the vision section', async ({ page }) => {
  await rememberVideo(page)
  const { scrollDown } = await openHome(page, 'en')
  for (const follow of [() => scrollDown.click(), () => scrollDown.press('Enter')]) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await follow()
    // The duration, plus the frame it starts with.
    await advance(page, SCROLL_DOWN.duration + 20)
    await expect(page.locator('#vision')).toBeFocused()
    const top = () => page.locator('#vision').evaluate((section) => Math.round(section.getBoundingClientRect().top))
    expect(await top()).toBe(SCROLL_DOWN.stopsAbove)
  }
})

/** Controls whose middles are this close are in one row, px. */
const SAME_ROW = 40

test('the controls of the bar take the focus in their visual order', async ({ page }) => {
  for (const [locale, width] of [
    ['en', 390],
    ['ar', 390],
    ['ar', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(localizePath(locale, '/'))
    // In DOM order, which is the focus order: none has a tabindex.
    const controls = page.locator(`.hero-stage button, main a[href='#${sectionIds.vision}']`)
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
    expect
      .soft(
        seen.map(({ index }) => index),
        `${locale}, ${width} px`,
      )
      .toEqual(focused.map(({ index }) => index))
  }
})
