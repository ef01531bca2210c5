import { setTimeout } from 'node:timers/promises'

import { expect, type Locator, type Route, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { partners } from '@/content/partners'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import {
  dragOn,
  HEIGHT,
  LONG_MS,
  MOVING_WIDTH,
  openAt,
  partnersInView,
  partnersMove,
  reach,
  regionOf,
  SCRIPTS,
  SERVICE,
  SETTLE_MS,
} from './support/carousel'
import { hold } from './support/hold'
import { eachChangeIn, RELEASE } from './support/release'
import { wholeSlides } from './support/slides'
import { started } from './support/started'

declare global {
  interface Window {
    /** Searches as the browser's own search does. No standard, and not among TypeScript's types. */
    find: (text: string) => boolean
  }
}

const NAMES = partners.map(({ name }) => name)
const [FIRST, LAST] = [NAMES[0] ?? '', NAMES.at(-1) ?? '']

const rotate = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

/** How many slides the viewport shows, halves included, measured from the boxes. */
const slidesPerView = (carousel: Locator): Promise<number> =>
  carousel.evaluate((node) => {
    const [one, two] = [...node.querySelectorAll<HTMLElement>('[role="group"][aria-roledescription]')]
    const track = one?.parentElement
    if (!one || !two || !track) return 0
    const step = Math.abs(two.offsetLeft - one.offsetLeft)
    const gap = step - one.offsetWidth
    return Math.round(((track.offsetWidth + gap) / step) * 10) / 10
  })

/** How many slides are visible, including partly visible ones. */
const seenSlides = (carousel: Locator): Promise<number> =>
  carousel.evaluate((node) => {
    const slides = [...node.querySelectorAll('[role="group"][aria-roledescription]')]
    const viewport = slides[0]?.parentElement?.parentElement?.getBoundingClientRect()
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    return boxes.filter(({ left, right }) => viewport && left < viewport.right - 1 && right > viewport.left + 1).length
  })

/** Presses a carousel's button while the carousel is near and its script is still loading. */
const PRESSES = 3

/** Partners shown at each width in px, on either side of each step. */
const PARTNERS = { 320: 1, 479: 1, 480: 2, 767: 2, 768: 3, 1023: 3, 1024: 4, 1279: 4, 1280: 5, 1920: 5 }

/** Slides shown at each width in px, the same in both languages: docs/specification.md#carousels. */
const FITTED: readonly { path: string; name: string; expected: Readonly<Record<number, number>> }[] = [
  {
    path: '/',
    name: homePage.en.values.title,
    expected: { 320: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1279: 3, 1280: 4 },
  },
  {
    path: SERVICE,
    name: messages.en.catalogue.more,
    expected: { 320: 1, 479: 1, 480: 1.5, 768: 2, 1024: 2.5, 1200: 2.8, 1319: 2.8, 1320: 3, 1440: 3 },
  },
]

test('values and cards show the specified number of slides at each width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path, name, expected } of FITTED) {
    if (new URL(page.url(), 'http://localhost').pathname !== path) await page.goto(path)
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: HEIGHT })
      await expect.poll(() => slidesPerView(regionOf(page, name)), `${name} at ${width} px`).toBe(count)
    }
  }
})

for (const locale of locales) {
  test(
    `the specified number of partners is seen, and no part of another, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(localizePath(locale, '/'))
      const section = regionOf(page, homePage[locale].partners.title)
      for (const isStarted of [false, true]) {
        if (isStarted) {
          await started(page)
          await reach(section)
        }
        for (const [width, most] of Object.entries(PARTNERS)) {
          const count = Math.min(most, NAMES.length)
          await page.setViewportSize({ width: Number(width), height: HEIGHT })
          await expect.poll(() => seenSlides(section), `${width} px, started: ${isStarted}`).toBe(count)
          if (isStarted) await expect.poll(async () => (await wholeSlides(section)).length, `${width} px`).toBe(count)
        }
      }
    },
  )
}

test('a scrolled list stays in place when Embla starts', async ({ page }) => {
  await openAt(page, '/ar', 390)
  const letGo = await hold(page, SCRIPTS)
  const section = regionOf(page, homePage.ar.partners.title)
  const [, , third = LAST] = NAMES
  await section.getByRole('group', { name: third, exact: true }).scrollIntoViewIfNeeded()
  expect(await wholeSlides(section)).toEqual([third])
  letGo()
  await reach(section)
  await expect.poll(() => wholeSlides(section)).toEqual([third])
  await expect(section.getByRole('button', { name: third, exact: true })).toHaveAttribute('aria-current', 'true')
})

for (const locale of locales) {
  const isRtl = locale === 'ar'
  const copy = homePage[locale]
  const words = carouselMessages[locale]
  const home = localizePath(locale, '/')

  test(`the buttons move the values round, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, home, 1440)
    const titles = copy.values.items.map(({ title }) => title)
    const values = regionOf(page, copy.values.title)
    const previous = values.getByRole('button', { name: copy.values.previous })
    const next = values.getByRole('button', { name: copy.values.next })
    await reach(values)
    await expect(values).toHaveAttribute('aria-roledescription', words.carousel)
    const expectFirst = async (index: number, count: number) => {
      const expected = rotate(titles, index).slice(0, count)
      await expect.poll(() => wholeSlides(values)).toEqual(expected)
      // A screen reader reads each visible value once, and nothing else.
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

  const cutAlone = `on phones the next value is cut at the edge of the window alone, ${locale}`
  test(cutAlone, eachChangeIn('ar', locale), async ({ page }) => {
    await openAt(page, home, 390)
    const section = regionOf(page, copy.values.title)
    await reach(section)
    const edge = isRtl ? 0 : 390
    const boxesOf = (selector: string) =>
      section
        .locator(selector)
        .evaluateAll((nodes) =>
          nodes.map((node) => node.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        )
    const [viewport] = await boxesOf('[data-started]')
    expect(viewport?.[isRtl ? 'left' : 'right']).toBeCloseTo(edge)
    // The next slide may be a copy: the carousel rests in the middle set once React has rendered all three.
    const cut = async () => (await boxesOf('.carousel-slide')).filter(({ left, right }) => left < edge && right > edge)
    await expect.poll(cut).toHaveLength(1)
  })

  test(
    `arrows, dots and dragging move the partners round, which never move by themselves, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.clock.install()
      await openAt(page, home, MOVING_WIDTH)
      const section = regionOf(page, copy.partners.title)
      const previous = section.getByRole('button', { name: copy.partners.previous })
      const next = section.getByRole('button', { name: copy.partners.next })
      const dot = (name: string) =>
        section.getByRole('group', { name: words.choosePartner }).getByRole('button', { name, exact: true })
      const expectFirst = async (index: number, count: number) => {
        await page.clock.runFor(SETTLE_MS)
        await expect.poll(() => wholeSlides(section)).toEqual(rotate(NAMES, index).slice(0, count))
        await expect(dot(NAMES[index] ?? '')).toHaveAttribute('aria-current', 'true')
      }
      await reach(section)
      await page.clock.runFor(LONG_MS)
      await expectFirst(0, partnersInView(MOVING_WIDTH))
      // At 1283 px the widths are fractions.
      for (const width of (isRtl ? [1440, 390] : [1440, 1283, 1100, 390]).filter(partnersMove)) {
        const count = partnersInView(width)
        await page.setViewportSize({ width, height: HEIGHT })
        await dot(FIRST).click()
        await expectFirst(0, count)
        await previous.click()
        await expectFirst(NAMES.length - 1, count)
        await next.click()
        await next.click()
        await expectFirst(1, count)
        await dot(LAST).click()
        await expectFirst(NAMES.length - 1, count)
      }
      await page.setViewportSize({ width: MOVING_WIDTH, height: HEIGHT })
      await dot(FIRST).click()
      await expectFirst(0, partnersInView(MOVING_WIDTH))
      const dragged = NAMES[Math.floor(partnersInView(MOVING_WIDTH) / 2)] ?? ''
      await dragOn(page, section.getByRole('group', { name: dragged, exact: true }), isRtl)
      await expectFirst(1, partnersInView(MOVING_WIDTH))
    },
  )

  test(
    `a swipe of two fingers moves the values and partners, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [390, MOVING_WIDTH]) {
        await openAt(page, home, width)
        for (const { title } of [copy.values, copy.partners]) {
          const section = regionOf(page, title)
          await reach(section)
          const viewport = section.locator('[data-started]')
          await viewport.scrollIntoViewIfNeeded()
          await viewport.hover()
          const order = await section
            .locator('.carousel-slide')
            .evaluateAll((slides) => [...new Set(slides.map((slide) => slide.getAttribute('aria-label') ?? ''))])
          const expectFirst = (index: number) =>
            expect.poll(async () => (await wholeSlides(section))[0], title).toBe(order.at(index % order.length))
          await expectFirst(0)
          await page.mouse.wheel(isRtl ? -60 : 60, 0)
          await expectFirst(1)
          // A pause ends the swipe.
          await setTimeout(300)
          await page.mouse.wheel(isRtl ? 60 : -60, 10)
          await expectFirst(0)
          const before = await page.evaluate(() => window.scrollY)
          await page.mouse.wheel(0, 120)
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
          await expectFirst(0)
          await expect(page).toHaveURL(new RegExp(`${home}(#.*)?$`))
        }
      }
    },
  )

  test(
    `a swipe that ends before the carousel runs stays on the page, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.goto(home)
      for (const { title } of [copy.values, copy.partners]) {
        const list = regionOf(page, title).locator('.carousel-viewport')
        await expect(list).toHaveCSS('overscroll-behavior-x', 'contain')
      }
    },
  )

  test(
    `every press counts while the carousels' file is on its way, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [390, MOVING_WIDTH]) {
        await openAt(page, home, width)
        const letGo = await hold(page, SCRIPTS)
        for (const { title, next } of [copy.values, copy.partners]) {
          const section = regionOf(page, title)
          await section.scrollIntoViewIfNeeded()
          for (let press = 0; press < PRESSES; press += 1)
            await section.getByRole('button', { name: next, exact: true }).click()
        }
        letGo()
        await page.unroute(SCRIPTS)
        const names = partners.map(({ name }) => name)
        const titles = copy.values.items.map(({ title }) => title)
        for (const [title, order] of [
          [copy.values.title, titles],
          [copy.partners.title, names],
        ] as const) {
          const section = regionOf(page, title)
          await reach(section)
          await expect
            .poll(async () => (await wholeSlides(section))[0], `${title}, ${width} px`)
            .toBe(order[PRESSES % order.length])
        }
      }
    },
  )

  test(`a search in the page finds each value on a phone, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, home, 390)
    const values = regionOf(page, copy.values.title)
    await reach(values)
    await expect.poll(() => wholeSlides(values)).toHaveLength(1)
    for (const { title, description } of copy.values.items) {
      const words = description.split(' ').slice(2, 6).join(' ')
      const count = await page.evaluate((text) => {
        window.getSelection()?.removeAllRanges()
        let found = 0
        for (; window.find(text); found += 1)
          // The browser's own search scrolls to the word; `find` does not do so inside a clipped element.
          window.getSelection()?.focusNode?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        return found
      }, words)
      expect(count, `${words} is found once`).toBe(1)
      await expect.poll(() => wholeSlides(values), words).toEqual([title])
    }
  })

  /** An old tab after a new deployment: files that it has not loaded yet are gone. */
  test.describe(`when Embla cannot be loaded, ${locale}`, () => {
    for (const [state, answer, options] of [
      ['is gone', (route: Route) => route.abort(), eachChangeIn('ar', locale)],
      ['stalls', () => undefined, RELEASE],
    ] as const) {
      test(`arrows and dots scroll the list of partners: its file ${state}`, options, async ({ page }) => {
        await openAt(page, home, 390)
        await page.route(SCRIPTS, answer)
        const section = regionOf(page, copy.partners.title)
        const previous = section.getByRole('button', { name: copy.partners.previous })
        const next = section.getByRole('button', { name: copy.partners.next })
        const expectFirst = async (name: string) => {
          await expect.poll(() => wholeSlides(section)).toEqual([name])
          await expect(section.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
        }
        await next.click()
        await next.click()
        await expectFirst(NAMES[2 % NAMES.length] ?? '')
        await previous.click()
        await expectFirst(NAMES[1] ?? '')
        await section.getByRole('button', { name: LAST, exact: true }).click()
        await expectFirst(LAST)
        await next.click()
        await expectFirst(FIRST)
        await previous.click()
        await expectFirst(LAST)
        await expect(section.locator('[data-started]')).toHaveCount(0)
      })
    }
  })

  test.describe(`without JavaScript, ${locale}`, () => {
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
  })
}
