import { expect, type Locator, type Page, test } from '@playwright/test'

import { serviceGroups } from '@/content/groups'
import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import { homePage } from '@/content/pages/home'
import { partners } from '@/content/partners'
import { products } from '@/generated/products'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { focusableButHidden } from './support/accessibility'
import { hold } from './support/hold'
import { testInOneLanguage } from './support/one-language'
import { PRODUCT } from './support/pages'
import { wholeSlides } from './support/slides'
import { started } from './support/started'
import { eachChangeIn } from './support/release'

const SERVICE = '/services/cybersecurity/compliance'
const HEIGHT = 900
const SCRIPTS = '**/_next/static/**/*.js'

/** From the start of one move of the cards to the start of the next. */
const CARD_DELAY_MS = 3_000
/** Longer than any carousel rests between two moves. */
const LONG_MS = 10_000
/** Longer than any move takes. */
const SETTLE_MS = 6_000

const rotate = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const cardsOf = (page: Page, locale: Locale) =>
  regionOf(page, messages[locale].catalogue.moreIn(serviceGroups.cybersecurity.copy[locale].title))

const first = async (carousel: Locator) => (await wholeSlides(carousel))[0]

/** Opens a page and lets its scripts take over. */
async function open(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(address)
  await started(page)
}

/** Scrolls to a carousel and waits until Embla moves it. */
async function reach(carousel: Locator) {
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-started]')).toBeVisible()
}

/** Drags the slides towards the start of the line, as one does to see what follows. */
async function dragOn(page: Page, slide: Locator, isRtl: boolean) {
  await slide.scrollIntoViewIfNeeded()
  const box = await slide.boundingBox()
  if (!box) throw new Error('The slide is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (isRtl ? 1 : -1) * box.width * 0.7, y, { steps: 8 })
  await page.mouse.up()
}

/** The places at which a carousel stands from now on: a move has many, a jump has one. */
const placesOf = (carousel: Locator) =>
  carousel.locator('.carousel-track').evaluateHandle((track: HTMLElement) => {
    const places = new Set<string>()
    new MutationObserver(() => places.add(track.style.transform)).observe(track, { attributeFilter: ['style'] })
    return places
  })

/** How many slides the viewport shows, halves included, from the sizes of the boxes. */
const slidesPerView = (carousel: Locator): Promise<number> =>
  carousel.evaluate((node) => {
    const [one, two] = [...node.querySelectorAll<HTMLElement>('[role="group"][aria-roledescription]')]
    const track = one?.parentElement
    if (!one || !two || !track) return 0
    const step = Math.abs(two.offsetLeft - one.offsetLeft)
    const gap = step - one.offsetWidth
    return Math.round(((track.offsetWidth + gap) / step) * 10) / 10
  })

/** How many slides are shown at widths in px; alike in both languages. */
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

test('the carousels show as many slides as fit', async ({ page }) => {
  for (const { path, name, expected } of FITTED) {
    if (new URL(page.url(), 'http://localhost').pathname !== path) await page.goto(path)
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: HEIGHT })
      await expect.poll(() => slidesPerView(regionOf(page, name)), `${name} at ${width} px`).toBe(count)
    }
  }
})

test('presses while Embla is loading are all carried out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/', 1440)
  const letGo = await hold(page, SCRIPTS)
  const { values, partners: copy } = homePage.en
  for (const { title, next } of [values, copy]) {
    for (let press = 0; press < 3; press += 1) await regionOf(page, title).getByRole('button', { name: next }).click()
  }
  letGo()
  await expect.poll(() => first(regionOf(page, values.title))).toBe(values.items[3]?.title)
  await expect.poll(() => first(regionOf(page, copy.title))).toBe(partners[3]?.name)
})

test('a list that was scrolled stays where it is when Embla starts', async ({ page }) => {
  await open(page, '/ar', 390)
  const letGo = await hold(page, SCRIPTS)
  const section = regionOf(page, homePage.ar.partners.title)
  await section.getByRole('group', { name: 'Cybertide' }).scrollIntoViewIfNeeded()
  expect(await wholeSlides(section)).toEqual(['Cybertide'])
  letGo()
  await expect(section.locator('[data-started]')).toBeVisible()
  expect(await wholeSlides(section)).toEqual(['Cybertide'])
  await expect(section.getByRole('button', { name: 'Cybertide' })).toHaveAttribute('aria-current', 'true')
})

test('a list that has the focus shows it after Embla has started', async ({ page }) => {
  await open(page, '/', 1440)
  const letGo = await hold(page, SCRIPTS)
  const values = regionOf(page, homePage.en.values.title)
  await values.getByRole('button', { name: homePage.en.values.previous }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const list = values.locator('.carousel-viewport')
  await expect(list).toBeFocused()
  await expect(list).toHaveRole('group')
  await expect(list).toHaveAccessibleName(homePage.en.values.title)
  letGo()
  await expect(list).toHaveAttribute('data-started')
  await expect(list).toHaveCSS('outline-width', '2px')
  await expect(list).toHaveCSS('outline-style', 'solid')
})

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const isRtl = locale === 'ar'
  const copy = homePage[locale]
  const words = carouselMessages[locale]
  const home = localizePath(locale, '/')
  const service = localizePath(locale, SERVICE)

  test(`the values go round by their buttons, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, home, 1440)
    const titles = copy.values.items.map(({ title }) => title)
    const values = regionOf(page, copy.values.title)
    const previous = values.getByRole('button', { name: copy.values.previous })
    const next = values.getByRole('button', { name: copy.values.next })
    await reach(values)
    await expect(values).toHaveAttribute('aria-roledescription', words.carousel)
    const expectFirst = async (index: number, count: number) => {
      const expected = rotate(titles, index).slice(0, count)
      await expect.poll(() => wholeSlides(values)).toEqual(expected)
      // Each value in view is read once, and nothing else is.
      const read = values.getByRole('heading', { level: 3 })
      await expect.poll(async () => (await read.allTextContents()).toSorted()).toEqual(expected.toSorted())
    }
    await expectFirst(0, 4)
    for (const index of [1, 2, 3, 0]) {
      await next.click()
      await expectFirst(index, 4)
    }
    await previous.click()
    await expectFirst(3, 4)
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await expectFirst(3, 1)
    await next.click()
    await expectFirst(0, 1)
    await next.click()
    await expectFirst(1, 1)
  })

  test(
    `the partners go round by arrows, dots and dragging, and never by themselves, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.clock.install()
      await open(page, home, 1440)
      const names = partners.map(({ name }) => name)
      const section = regionOf(page, copy.partners.title)
      const previous = section.getByRole('button', { name: copy.partners.previous })
      const next = section.getByRole('button', { name: copy.partners.next })
      const dot = (name: string) =>
        section.getByRole('group', { name: words.choosePartner }).getByRole('button', { name })
      const expectFirst = async (index: number, count: number) => {
        await page.clock.runFor(SETTLE_MS)
        await expect.poll(() => wholeSlides(section)).toEqual(rotate(names, index).slice(0, count))
        await expect(dot(names[index] ?? '')).toHaveAttribute('aria-current', 'true')
      }
      await reach(section)
      await page.clock.runFor(LONG_MS)
      await expectFirst(0, 5)
      // 1283 px: widths that are no whole pixels.
      for (const [width, count] of isRtl
        ? [[1440, 5]]
        : ([
            [1440, 5],
            [1283, 5],
            [1100, 4],
            [390, 1],
          ] as const)) {
        await page.setViewportSize({ width, height: HEIGHT })
        await dot('Odoo').click()
        await expectFirst(0, count)
        await previous.click()
        await expectFirst(5, count)
        await next.click()
        await next.click()
        await expectFirst(1, count)
        await dot('Agafi').click()
        await expectFirst(5, count)
      }
      await page.setViewportSize({ width: 1440, height: HEIGHT })
      await dot('Odoo').click()
      await expectFirst(0, 5)
      await dragOn(page, section.getByRole('group', { name: 'Cybertide' }), isRtl)
      await expectFirst(1, 5)
    },
  )

  test.describe(`the sibling cards, ${locale}`, () => {
    const pause = (page: Page) => cardsOf(page, locale).getByRole('button', { name: words.pauseCards })
    const play = (page: Page) => cardsOf(page, locale).getByRole('button', { name: words.playCards })

    async function openCards(page: Page) {
      await page.clock.install()
      await open(page, service, 1440)
      const cards = cardsOf(page, locale)
      await reach(cards)
      return cards
    }

    /** Once a move has ended, none begins. */
    async function expectStill(page: Page) {
      await page.clock.runFor(SETTLE_MS)
      const before = await wholeSlides(cardsOf(page, locale))
      await page.clock.runFor(LONG_MS)
      expect(await wholeSlides(cardsOf(page, locale))).toEqual(before)
    }

    async function expectMoving(page: Page) {
      const before = await first(cardsOf(page, locale))
      await page.clock.runFor(SETTLE_MS)
      await expect.poll(() => first(cardsOf(page, locale))).not.toBe(before)
    }

    test(
      'move by themselves, go round, and wait under the mouse and after their pause button',
      eachChangeIn('ar', locale),
      async ({ page }) => {
        const cards = await openCards(page)
        await expect(pause(page)).toBeVisible()
        const start = await first(cards)
        const seen = new Set<string | undefined>()
        for (let step = 0; step < 8; step += 1) {
          await page.clock.runFor(CARD_DELAY_MS)
          seen.add(await first(cards))
        }
        expect(seen.size).toBeGreaterThanOrEqual(5)
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
      for (const key of [...Array<string>(5).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await page.clock.runFor(SETTLE_MS)
        const label = await cards
          .getByRole('group')
          .filter({ has: page.locator(':focus') })
          .getAttribute('aria-label')
        reached.add(label)
        expect(await wholeSlides(cards)).toContain(label)
      }
      expect(reached.size).toBe(5)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expectStill(page)
      await expect(play(page)).toBeVisible()
    })

    test(
      'do not start under reduced motion, and are links to the sibling pages',
      eachChangeIn('en', locale),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const cards = await openCards(page)
        const links = cards.getByRole('link')
        await expect(links).toHaveCount(5)
        const label = await cards.getByRole('group').first().getAttribute('aria-label')
        await expect(links.first()).toHaveAccessibleName(`${label} ${messages[locale].catalogue.learnMore}`)
        await expect(links.first()).toHaveAttribute('href', localizePath(locale, '/services/cybersecurity/vapt'))

        await expect(play(page)).toBeVisible()
        await expectStill(page)
        const start = await first(cards)
        const places = await placesOf(cards)
        await cards.getByRole('button', { name: words.nextCard }).click()
        await expect.poll(() => first(cards)).not.toBe(start)
        expect(await places.evaluate(({ size }) => size), 'it jumps').toBeLessThanOrEqual(2)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await expect(pause(page)).toBeVisible()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect(play(page)).toBeVisible()
        await expectStill(page)
      },
    )
  })

  /** What an old tab meets after a new deployment: the files that it has not loaded yet are gone. */
  test.describe(`where Embla cannot be loaded, ${locale}`, () => {
    test('the partners are a list that arrows and dots scroll', eachChangeIn('ar', locale), async ({ page }) => {
      await open(page, home, 390)
      await page.route(SCRIPTS, (route) => route.abort())
      const section = regionOf(page, copy.partners.title)
      const previous = section.getByRole('button', { name: copy.partners.previous })
      const next = section.getByRole('button', { name: copy.partners.next })
      const expectFirst = async (name: string) => {
        await expect.poll(() => wholeSlides(section)).toEqual([name])
        await expect(section.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
      }
      await next.click()
      await next.click()
      await expectFirst('Cybertide')
      await previous.click()
      await expectFirst('Vyzyo')
      await section.getByRole('button', { name: 'Agafi' }).click()
      await expectFirst('Agafi')
      await next.click()
      await expectFirst('Odoo')
      await previous.click()
      await expectFirst('Agafi')
      await expect(section.locator('[data-started]')).toHaveCount(0)
    })

    shared('the values go on by their buttons, also where all of them fit', async ({ page }) => {
      await open(page, home, 1440)
      await page.route(SCRIPTS, (route) => route.abort())
      const values = regionOf(page, copy.values.title)
      await values.scrollIntoViewIfNeeded()
      const titles = copy.values.items.map(({ title }) => title)
      for (const index of [1, 2, 3, 4]) {
        await values.getByRole('button', { name: copy.values.next }).click()
        await expect.poll(() => first(values)).toBe(titles[index % titles.length])
      }
    })

    shared('the cards have arrows, and no button for an autoplay that they do not have', async ({ page }) => {
      await open(page, service, 1440)
      await page.route(SCRIPTS, (route) => route.abort())
      const cards = cardsOf(page, locale)
      await cards.scrollIntoViewIfNeeded()
      await expect(cards.getByRole('button')).toHaveCount(2)
      const [, second] = await wholeSlides(cards)
      await cards.getByRole('button', { name: words.nextCard }).click()
      await expect.poll(() => first(cards)).toBe(second)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test(`the gallery shows the screen that is chosen, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    const { screens, copy: swin } = products.swin
    await open(page, localizePath(locale, PRODUCT), 1440)
    const gallery = regionOf(page, messages[locale].catalogue.exploreScreens)
    const thumbnails = gallery.getByRole('group', { name: words.chooseScreen })
    for (const [index, id] of screens.entries()) {
      const { name, caption } = swin[locale].screens[id]
      if (index > 0) await thumbnails.getByRole('button', { name, exact: true }).click()
      await expect(thumbnails.locator('[aria-current="true"]')).toHaveAccessibleName(name)
      await expect(gallery.getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(gallery.getByText(caption)).toBeVisible()
      await expect(gallery.getByText(`${index + 1} / ${screens.length}`)).toBeVisible()
      // Its preview and its thumbnail; the other previews are gone once the cross-fade is over.
      await expect(gallery.getByRole('img', { name, exact: true })).toHaveCount(2)
      await expect(gallery.getByRole('img')).toHaveCount(screens.length + 1)
    }
  })

  test.describe(`without script, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: HEIGHT } })

    test('values and partners are lists that scroll', eachChangeIn('ar', locale), async ({ page }) => {
      await page.goto(home)
      for (const { title, next } of [copy.values, copy.partners]) {
        const section = regionOf(page, title)
        await expect(section.getByRole('button', { name: next })).toBeHidden()
        const last = section.getByRole('group').last()
        await expect(last).not.toBeInViewport()
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport({ ratio: 0.9 })
      }
    })

    shared('the gallery has its first screen and the names of all', async ({ page }) => {
      await page.goto(localizePath(locale, PRODUCT))
      const { screens, copy: swin } = products.swin
      for (const id of screens) {
        await expect(page.getByRole('button', { name: swin[locale].screens[id].name, exact: true })).toBeVisible()
      }
      await expect(page.getByText(swin[locale].screens.prediction.caption)).toBeVisible()
    })
  })
}
