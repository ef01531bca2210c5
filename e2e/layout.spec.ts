import { expect, type Page, test } from '@playwright/test'

import { allItems } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'

import { openDisclosures } from './support/disclosures'
import { heroOf, rememberVideo } from './support/hero'
import { brokenWords, clipped, sidewaysRoom } from './support/layout'
import { allPages, chunksOf, kindPaths, type PageAddress, pageKinds, SERVICE, turns } from './support/pages'
import { RELEASE } from './support/release'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]
/** A phone and a desktop: order and spacing hardly differ between them. */
const LOOKED_AT_CLOSELY = [390, 1440]

/** Texts cut off by the edge of the window, except in clipped or scrolling parts of the page. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (node: Element): boolean => {
      const parent = node.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent)
    }
    return [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, input, small, b')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect()
        return width > 0 && (left < -1 || right > window.innerWidth + 1) && !isClipped(node)
      })
      .map((node) => `${node.tagName} ${node.textContent?.slice(0, 60)}`)
  })

/** WCAG 2.2, 1.4.12. Arabic letters are joined, so Arabic has no letter spacing. */
const SPACING = {
  en: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  ar: '* { line-height: 1.5 !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
}

/**
 * Neighbouring texts whose DOM order contradicts their visual order: the second is above the first, or before it in
 * the line.
 */
const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    const hasPlace = (node: Element) => {
      const { position, display } = getComputedStyle(node)
      return (
        node.checkVisibility({ visibilityProperty: true }) &&
        // The browser orders the pieces within a line.
        display !== 'inline' &&
        !['absolute', 'fixed'].includes(position) &&
        !node.closest('[inert], [aria-hidden=true], .sr-only, dialog') &&
        // What a deletion does is beside the form; either can be read first.
        !node.matches('[data-facts]') &&
        Boolean(node.textContent?.trim())
      )
    }
    const isRtl = document.documentElement.dir === 'rtl'
    return [...document.body.querySelectorAll('*')].flatMap((parent) => {
      const children = [...parent.children].filter(hasPlace)
      return children.slice(1).flatMap((later, index) => {
        const [one, two] = [children[index] as Element, later].map((node) => node.getBoundingClientRect())
        if (!one || !two || !one.width || !two.width) return []
        const isAfter = isRtl ? two.right <= one.left + 1 : two.left >= one.right - 1
        const isBefore = isRtl ? two.left >= one.right - 1 : two.right <= one.left + 1
        const isAbove = two.bottom <= one.top + 1
        const isBelow = two.top >= one.bottom - 1
        const isWrong = (isAbove && !isAfter) || (isBefore && !isBelow)
        return isWrong ? [`${later.tagName}.${later.className}: ${later.textContent?.trim().slice(0, 50)}`] : []
      })
    })
  })

/** Content without pictures that a phone shows only to those who swipe sideways. */
const sidewaysTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.querySelector('img'))
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 50)}`),
  )

async function expectRoom(page: Page, { locale, address }: PageAddress) {
  await page.goto(address)
  await openDisclosures(page)
  const stops = await page
    .locator('[tabindex]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).tabIndex))
  expect.soft(Math.max(...stops), `${address}: the stops of Tab have the order of the page`).toBeLessThanOrEqual(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await sidewaysRoom(page), `${address}: sideways at ${width} px`).toBe(0)
    expect.soft(await cutOff(page), `${address}: cut off at ${width} px`).toEqual([])
    expect.soft(await brokenWords(page), `${address}: words broken at ${width} px`).toEqual([])
    if (width < 768) expect.soft(await sidewaysTexts(page), `${address}: texts that scroll at ${width} px`).toEqual([])
    if (!LOOKED_AT_CLOSELY.includes(width)) continue
    expect.soft(await outOfOrder(page), `${address}: out of order at ${width} px`).toEqual([])
    const before = await clipped(page)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, SPACING[locale])
    expect.soft(await clipped(page), `${address}: clipped by wider spacing at ${width} px`).toEqual(before)
    expect.soft(await cutOff(page), `${address}: cut off by wider spacing at ${width} px`).toEqual([])
    expect.soft(await sidewaysRoom(page), `${address}: sideways by wider spacing at ${width} px`).toBe(0)
    await page.evaluate(() => (document.adoptedStyleSheets = []))
  }
}

for (const { name, pages, options } of turns) {
  test(
    `${name} fits every window, has a visual order that follows DOM order, and has room for wider spacing`,
    options,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const one of pages) await test.step(one.address, () => expectRoom(page, one))
    },
  )
}

test('a sideways wheel does not move the page either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const address of ['/', '/ar']) {
    await page.goto(address)
    await page.mouse.move(195, 40)
    await page.mouse.wheel(address === '/ar' ? -400 : 400, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  }
})

test('a turned phone shows the same page', RELEASE, async ({ page, request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.orientation ?? 'any').toBe('any')
  const seen = () =>
    page
      .locator('main')
      .locator('h1, h2, h3, p, label, button')
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node) => node.textContent),
      )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { address } of pageKinds.filter(({ locale }) => locale === 'ar')) {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(address)
    const upright = await seen()
    expect(upright.length).toBeGreaterThan(3)
    // Narrower than 768 px, where the layout changes.
    await page.setViewportSize({ width: 740, height: 390 })
    expect.soft(await seen(), address).toEqual(upright)
    // Nothing covers it.
    await page.getByRole('heading', { level: 1 }).click({ trial: true })
  }
})

test('the names of the slides break between words, even bold and beside a scrollbar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // A headless browser has no scrollbar that takes room.
  await page.evaluate(() => (document.body.style.paddingInlineEnd = '15px'))
  const brokenWords = () =>
    page.locator('.hero-thumbnail span').evaluateAll((titles: HTMLElement[]) =>
      titles.flatMap((title) => {
        title.style.fontWeight = 'var(--font-weight-strong)'
        const text = title.firstChild as Text
        const range = document.createRange()
        const words = [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        return words.map(([word]) => word)
      }),
    )
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await brokenWords(), `${width} px`).toEqual([])
  }
})

test('no word of a slide lies on its picture in upright windows', async ({ page }) => {
  await rememberVideo(page)
  for (const [locale, width, height] of [
    ['en', 390, 844],
    ['en', 768, 1024],
    ['ar', 390, 844],
    ['ar', 768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(localizePath(locale, '/'))
    const overlap = async () => {
      const picture = await page.locator('.hero-background[data-current]').boundingBox()
      const title = await heroOf(page, locale).title.boundingBox()
      // The picture fades out over its last 24 px.
      return (picture?.y ?? 0) + (picture?.height ?? 0) - 24 - (title?.y ?? 0)
    }
    // It is larger until there are words.
    await expect.poll(overlap, `${locale}, ${width} px`).toBeLessThanOrEqual(0)
  }
})

/** Parts of a text that a flex or grid container has separated, or put on lines of their own. */
const tornApart = (page: Page) =>
  page.evaluate(() => {
    const isWord = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim())
    return [...document.querySelectorAll('main .unbroken, main bdi, main sup')]
      .filter((part) => [...(part.parentElement?.childNodes ?? [])].some(isWord))
      .filter((part) => !getComputedStyle(part).display.startsWith('inline'))
      .map((part) => part.parentElement?.textContent?.slice(0, 60))
  })

for (const addresses of chunksOf(allPages.map(({ address }) => address))) {
  test(`markup inside of texts tears none apart on ${addresses.join(', ')}`, RELEASE, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address)
      expect.soft(await tornApart(page), address).toEqual([])
    }
  })
}

/** Pages with a hyphenated word in their title or a question, which has an element of its own. */
const HYPHENATED = allItems
  .filter(({ copy }) =>
    [copy.en.title, ...copy.en.questions.map(({ question }) => question)].some((text) => /\w-\w/.test(text)),
  )
  .map(({ path }) => path)

test('markup inside of texts tears none apart', async ({ page }) => {
  for (const path of [...kindPaths, ...HYPHENATED]) {
    await page.goto(path)
    expect.soft(await tornApart(page), path).toEqual([])
  }
})

test('the controls of each carousel stand in one row beside their heading', async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', SERVICE]) {
      await page.goto(path)
      const rows = await page
        .locator('[data-controls]')
        .evaluateAll((all) =>
          all.map(
            (controls) =>
              new Set([...controls.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top))
                .size,
          ),
        )
      expect([path, width, ...new Set(rows)]).toEqual([path, width, 1])
    }
  }
})
