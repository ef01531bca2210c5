import { expect, type Locator, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { partners } from '@/content/partners'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { dragOn, HEIGHT, LONG_MS, openAt, reach, regionOf, SCRIPTS, SERVICE, SETTLE_MS } from './support/carousel'
import { hold } from './support/hold'
import { eachChangeIn } from './support/release'
import { wholeSlides } from './support/slides'

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

/** Slides shown at each width in px, the same in both languages: docs/specification.md#carousels. */
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
    name: messages.en.catalogue.moreServices,
    expected: { 320: 1, 479: 1, 480: 1.5, 768: 2, 1024: 2.5, 1200: 2.8, 1319: 2.8, 1320: 3, 1440: 3 },
  },
]

test('the carousels show the specified number of slides at each width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path, name, expected } of FITTED) {
    if (new URL(page.url(), 'http://localhost').pathname !== path) await page.goto(path)
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: HEIGHT })
      await expect.poll(() => slidesPerView(regionOf(page, name)), `${name} at ${width} px`).toBe(count)
    }
  }
})

test('a scrolled list stays in place when Embla starts', async ({ page }) => {
  await openAt(page, '/ar', 390)
  const letGo = await hold(page, SCRIPTS)
  const section = regionOf(page, homePage.ar.partners.title)
  await section.getByRole('group', { name: 'Cybertide' }).scrollIntoViewIfNeeded()
  expect(await wholeSlides(section)).toEqual(['Cybertide'])
  letGo()
  await reach(section)
  await expect.poll(() => wholeSlides(section)).toEqual(['Cybertide'])
  await expect(section.getByRole('button', { name: 'Cybertide' })).toHaveAttribute('aria-current', 'true')
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

  test(`on phones the next slide is cut at the edge of the window alone, ${locale}`, async ({ page }) => {
    await openAt(page, home, 390)
    for (const { title } of [copy.values, copy.partners]) {
      const section = regionOf(page, title)
      await reach(section)
      const edge = isRtl ? 0 : 390
      const boxesOf = (selector: string) =>
        section
          .locator(selector)
          .evaluateAll((nodes) =>
            nodes.map((node) => node.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
          )
      const [viewport] = await boxesOf('[data-started]')
      expect(viewport?.[isRtl ? 'left' : 'right'], title).toBeCloseTo(edge)
      // The next slide may be a copy: the carousel rests in the middle set once React has rendered all three.
      const cut = async () =>
        (await boxesOf('.carousel-slide')).filter(({ left, right }) => left < edge && right > edge)
      await expect.poll(cut, title).toHaveLength(1)
    }
  })

  test(
    `arrows, dots and dragging move the partners round, which never move by themselves, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.clock.install()
      await openAt(page, home, 1440)
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
      // At 1283 px the widths are fractions.
      for (const [width, count] of isRtl
        ? ([
            [1440, 5],
            [390, 1],
          ] as const)
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

  /** An old tab after a new deployment: files that it has not loaded yet are gone. */
  test.describe(`when Embla cannot be loaded, ${locale}`, () => {
    test('arrows and dots scroll the list of partners', eachChangeIn('ar', locale), async ({ page }) => {
      await openAt(page, home, 390)
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
