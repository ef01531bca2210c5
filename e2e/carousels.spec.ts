import { expect, type Locator, type Page, test } from '@playwright/test'

import { serviceGroups } from '@/content/groups'
import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import { homePage } from '@/content/pages/home'
import { partners } from '@/content/partners'
import { products } from '@/generated/products'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { testInOneLanguage } from './support/one-language'
import { wholeSlides } from './support/slides'
import { started } from './support/started'

const SERVICE = '/services/cybersecurity/compliance'
const PRODUCT = '/products/branded/swin'
const HEIGHT = 900

/** Longer than any carousel of the site stands still by itself. */
const LONG_MS = 10_000
/** Longer than any move takes to settle. */
const SETTLE_MS = 6_000

/** Windows in which the values are turned, and how many of them show. */
const ROUNDS = [
  { width: 1440, count: 4 },
  { width: 390, count: 1 },
]

/** A move takes about a second: looked at often, a turn is seen when it ends. */
const OFTEN = { intervals: [100] }

const rotate = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

/** How many slides the view holds, halves included, from the sizes of the boxes. */
const slidesPerView = (section: Locator): Promise<number> =>
  section.evaluate((node) => {
    const [first, second] = [...node.querySelectorAll<HTMLElement>('[role="group"][aria-roledescription]')]
    const view = first?.parentElement?.parentElement
    if (!first || !second || !view) return 0
    const step = Math.abs(second.offsetLeft - first.offsetLeft)
    const gap = step - first.offsetWidth
    return Math.round(((view.offsetWidth + gap) / step) * 10) / 10
  })

async function expectSlidesPerView(page: Page, section: Locator, expected: Readonly<Record<number, number>>) {
  for (const [width, count] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: HEIGHT })
    await expect.poll(() => slidesPerView(section), `at ${width} px`).toBe(count)
  }
}

/** What the carousels show at widths in px, in either language. */
const FITTED: readonly { path: string; name: string; expected: Readonly<Record<number, number>> }[] = [
  {
    path: '/',
    name: homePage.en.values.title,
    expected: { 320: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1279: 3, 1280: 4 },
  },
  {
    path: '/',
    name: homePage.en.partners.title,
    expected: { 479: 1, 480: 2, 767: 2, 768: 3, 1023: 3, 1024: 4, 1279: 4, 1280: 5, 1440: 5 },
  },
  {
    path: SERVICE,
    name: messages.en.catalogue.moreIn(serviceGroups.cybersecurity.copy.en.title),
    expected: { 320: 1, 479: 1, 480: 1.5, 768: 2, 1024: 2.5, 1200: 2.8, 1319: 2.8, 1320: 3, 1440: 3 },
  },
]

for (const { path, name, expected } of FITTED) {
  test(`as many as fit are shown of ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    const section = page.getByRole('region', { name, exact: true })
    await section.scrollIntoViewIfNeeded()
    await expectSlidesPerView(page, section, expected)
  })
}

/** Drags the rail towards where the reading came from, as one does to see what follows. */
async function dragOn(page: Page, slide: Locator, isRtl: boolean) {
  const box = await slide.boundingBox()
  if (!box) throw new Error('The slide is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (isRtl ? 1 : -1) * box.width * 0.7, y, { steps: 8 })
  await page.mouse.up()
}

/** Until its engine is there, a carousel's list is a stop of the keyboard, which scrolls it. */
const canMove = (carousel: Locator) => expect(carousel.locator('[tabindex="0"]')).toHaveCount(0)

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const isRtl = locale === 'ar'
  const copy = homePage[locale]
  const words = carouselMessages[locale]
  const home = localizePath(locale, '/')

  test.describe(`values, ${locale}`, () => {
    const titles = copy.values.items.map(({ title }) => title)
    const valuesOf = (page: Page) => page.getByRole('region', { name: copy.values.title, exact: true })

    for (const { width, count } of isRtl ? ROUNDS.slice(0, 1) : ROUNDS) {
      test(`go round by their buttons at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.goto(home)
        await started(page)
        const values = valuesOf(page)
        await values.scrollIntoViewIfNeeded()
        const expectFirst = async (first: number) => {
          const expected = rotate(titles, (first + titles.length) % titles.length).slice(0, count)
          await expect.poll(() => wholeSlides(values), OFTEN).toEqual(expected)
          // Each value in view is read once, and nothing else is.
          const read = values.getByRole('heading', { level: 3 })
          await expect.poll(async () => (await read.allTextContents()).toSorted(), OFTEN).toEqual(expected.toSorted())
        }
        await expectFirst(0)
        for (let step = 1; step <= 5; step += 1) {
          await values.getByRole('button', { name: copy.values.next }).click()
          await expectFirst(step % 4)
        }
        await values.getByRole('button', { name: copy.values.previous }).click()
        await values.getByRole('button', { name: copy.values.previous }).click()
        await expectFirst(-1)
      })
    }

    test('stand in the exported HTML once', async ({ request }) => {
      const html = await (await request.get(home)).text()
      for (const title of titles) expect(html.split(`<h3>${title}</h3>`), title).toHaveLength(2)
    })
  })

  test.describe(`partners, ${locale}`, () => {
    const names = partners.map(({ name }) => name)
    const partnersOf = (page: Page) => page.getByRole('region', { name: copy.partners.title, exact: true })
    const dot = (page: Page, name: string) =>
      partnersOf(page).getByRole('group', { name: words.choosePartner }).getByRole('button', { name })

    shared('stand still until they are asked to move', async ({ page }) => {
      await page.clock.install()
      await page.goto(home)
      await started(page)
      const section = partnersOf(page)
      await section.scrollIntoViewIfNeeded()
      await expect(dot(page, 'Odoo')).toHaveAttribute('aria-current', 'true')
      await page.clock.runFor(LONG_MS)
      expect((await wholeSlides(section))[0]).toBe('Odoo')
    })

    for (const width of isRtl ? [1440] : [1283, 1100, 390]) {
      test(`go round by arrows and dots at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.goto(home)
        await started(page)
        const section = partnersOf(page)
        await section.scrollIntoViewIfNeeded()
        const count = await slidesPerView(section)
        const expectFirst = async (first: number) => {
          await expect.poll(() => wholeSlides(section), OFTEN).toEqual(rotate(names, first).slice(0, count))
          await expect(dot(page, names[first] ?? '')).toHaveAttribute('aria-current', 'true')
        }
        await expectFirst(0)
        await section.getByRole('button', { name: copy.partners.previous }).click()
        await expectFirst(5)
        await section.getByRole('button', { name: copy.partners.next }).click()
        await section.getByRole('button', { name: copy.partners.next }).click()
        await expectFirst(1)
        await dot(page, 'Agafi').click()
        await expectFirst(5)
      })
    }

    test('follow a drag in the direction of reading', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: HEIGHT })
      await page.goto(home)
      await started(page)
      const section = partnersOf(page)
      await section.scrollIntoViewIfNeeded()
      await canMove(section)
      await expect.poll(() => wholeSlides(section)).toEqual(names.slice(0, 5))
      await dragOn(page, section.getByRole('group', { name: 'Cybertide' }), isRtl)
      await expect.poll(async () => (await wholeSlides(section))[0]).toBe('Vyzyo')
    })
  })

  test.describe(`sibling cards, ${locale}`, () => {
    const heading = messages[locale].catalogue.moreIn(serviceGroups.cybersecurity.copy[locale].title)
    const cardsOf = (page: Page) => page.getByRole('region', { name: heading })
    const first = async (page: Page) => (await wholeSlides(cardsOf(page)))[0]
    const pause = (page: Page) => cardsOf(page).getByRole('button', { name: words.pauseCards })
    const play = (page: Page) => cardsOf(page).getByRole('button', { name: words.playCards })

    async function open(page: Page) {
      await page.setViewportSize({ width: 1440, height: HEIGHT })
      await page.goto(localizePath(locale, SERVICE))
      await started(page)
      await cardsOf(page).scrollIntoViewIfNeeded()
      await canMove(cardsOf(page))
    }

    /** The first card still leads after a time in which a running carousel would have moved more than once. */
    async function expectStill(page: Page) {
      await page.clock.runFor(SETTLE_MS)
      const before = await wholeSlides(cardsOf(page))
      await page.clock.runFor(LONG_MS)
      expect(await wholeSlides(cardsOf(page))).toEqual(before)
    }

    test('move by themselves, and go round', async ({ page }) => {
      await page.clock.install()
      await open(page)
      await expect(pause(page)).toBeVisible()
      const seen = new Set<string | undefined>()
      const start = await first(page)
      for (let step = 0; step < 8; step += 1) {
        await page.clock.runFor(3000)
        seen.add(await first(page))
      }
      expect(seen.size).toBeGreaterThanOrEqual(5)
      expect(seen).toContain(start)
    })

    shared('wait under the mouse', async ({ page }) => {
      await page.clock.install()
      await open(page)
      const start = await first(page)
      await cardsOf(page).getByRole('link').first().hover()
      await expectStill(page)
      await expect(pause(page)).toBeVisible()
      await page.mouse.move(5, 5)
      await page.clock.runFor(SETTLE_MS)
      await expect.poll(() => first(page)).not.toBe(start)
    })

    shared('stop and start by their button', async ({ page }) => {
      await page.clock.install()
      await open(page)
      await pause(page).click()
      await expect(play(page)).toBeVisible()
      await expectStill(page)
      const start = await first(page)
      await play(page).click()
      await page.clock.runFor(SETTLE_MS)
      await expect.poll(() => first(page)).not.toBe(start)
    })

    shared('stop for the keyboard until they are started again', async ({ page }) => {
      await page.clock.install()
      await open(page)
      await pause(page).focus()
      await expect(pause(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(cardsOf(page).getByRole('button', { name: words.previousCard })).toBeFocused()
      await expect(play(page)).toBeVisible()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expectStill(page)
      await expect(play(page)).toBeVisible()
    })

    test('bring each card into view for the keyboard', async ({ page }) => {
      await page.clock.install()
      await open(page)
      await cardsOf(page).getByRole('button', { name: words.nextCard }).focus()
      const reached = new Set<string | null>()
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press('Tab')
        await page.clock.runFor(SETTLE_MS)
        const slide = cardsOf(page)
          .getByRole('group')
          .filter({ has: page.locator(':focus') })
        const label = await slide.getAttribute('aria-label')
        reached.add(label)
        expect(await wholeSlides(cardsOf(page))).toContain(label)
      }
      expect(reached.size).toBe(5)
    })

    shared('do not start where no motion is wanted, and heed a change of mind', async ({ page }) => {
      await page.clock.install()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      await expect(play(page)).toBeVisible()
      await expectStill(page)
      const start = await first(page)
      await cardsOf(page).getByRole('button', { name: words.nextCard }).click()
      await expect.poll(() => first(page)).not.toBe(start)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(pause(page)).toBeVisible()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(play(page)).toBeVisible()
      await expectStill(page)
    })

    test('are links to the sibling pages', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      const links = cardsOf(page).getByRole('link')
      await expect(links).toHaveCount(5)
      const label = await cardsOf(page).getByRole('group').first().getAttribute('aria-label')
      await expect(links.first()).toHaveAccessibleName(`${label} ${messages[locale].catalogue.learnMore}`)
      await expect(links.first()).toHaveAttribute('href', localizePath(locale, '/services/cybersecurity/vapt'))
    })
  })

  test.describe(`gallery, ${locale}`, () => {
    const { screens, copy: swin } = products.swin
    const galleryOf = (page: Page) =>
      page.getByRole('region', { name: messages[locale].catalogue.exploreScreens, exact: true })

    test('shows the screen that is chosen', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: HEIGHT })
      await page.goto(localizePath(locale, PRODUCT))
      await started(page)
      const gallery = galleryOf(page)
      const thumbnails = gallery.getByRole('group', { name: words.chooseScreen })
      for (const [index, id] of screens.entries()) {
        const { name, caption } = swin[locale].screens[id]
        if (index > 0) await thumbnails.getByRole('button', { name, exact: true }).click()
        await expect(thumbnails.locator('[aria-current="true"]')).toHaveAccessibleName(name)
        await expect(gallery.getByRole('heading', { level: 3 })).toHaveText(name)
        await expect(gallery.getByText(caption)).toBeVisible()
        await expect(gallery.getByText(`${index + 1} / ${screens.length}`)).toBeVisible()
        // The preview and its thumbnail; the other previews are gone once the cross-fade is over.
        await expect(gallery.getByRole('img', { name, exact: true })).toHaveCount(2)
        await expect(gallery.getByRole('img')).toHaveCount(screens.length + 1)
      }
    })
  })

  test.describe(`without script, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: HEIGHT } })

    test('values and partners are lists that scroll', async ({ page }) => {
      await page.goto(home)
      for (const { title, next } of [copy.values, copy.partners]) {
        const section = page.getByRole('region', { name: title, exact: true })
        await expect(section.getByRole('button', { name: next })).toBeHidden()
        const last = section.getByRole('group').last()
        await expect(last).not.toBeInViewport()
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport({ ratio: 0.9 })
      }
    })

    test('the first screen and the names of all are there', async ({ page }) => {
      await page.goto(localizePath(locale, PRODUCT))
      const { screens, copy: swin } = products.swin
      for (const id of screens) {
        await expect(page.getByRole('button', { name: swin[locale].screens[id].name, exact: true })).toBeVisible()
      }
      await expect(page.getByText(swin[locale].screens.prediction.caption)).toBeVisible()
    })
  })
}
