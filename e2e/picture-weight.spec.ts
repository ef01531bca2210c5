import { type Browser, expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { navigation } from '@/content/views/navigation-items'
import { pagePaths } from '@/content/page-paths'

import { requestsFor } from './support/hero'
import { standInForMap } from './support/map'
import { itemLike, SERVICE } from './support/pages'
import { filesOf } from './support/picture-files'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** How much larger than its pixels a file may be drawn before it looks blurred. */
const MAX_ENLARGED = 2
/** Pictures of soft light, and dimmed ones behind words. */
const SOFT = /ribbons-gold|vision/
/** The hour in Dubai at which the contact page shows the picture that it has without JavaScript. */
const DUSK = '2026-11-10T18:00:00+04:00'

const WINDOWS = [
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
]

const PICTURES = /^\/pictures\//

/** The kinds of pages whose pictures have sizes of their own. */
const PATHS = ['/', '/services', '/about', '/contact', SERVICE, itemLike('products', 'industry', 'fitness-gym').path]

type Window = (typeof WINDOWS)[number]

/** Scrolls down the page and waits for the visible pictures at each step. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await Promise.all([...document.images].filter(inView).map((image) => image.decode().catch(() => undefined)))
    }
  })

interface Shown {
  src: string
  /** Device pixels of the largest place where the page shows the file. */
  place: number
  /** The width in device pixels at which the file would cover that place; undefined for a video's poster. */
  needed?: number
  width: number
  /** The next smaller file in its list. */
  smaller: number
}

/** The loaded pictures. A file shown several times was fetched for its largest place. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const shown = new Map<string, Shown>()
    for (const element of document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video[poster]')) {
      const isPoster = element instanceof HTMLVideoElement
      if (!isPoster && !element.naturalWidth) continue
      const src = new URL(isPoster ? element.poster : element.currentSrc).pathname
      // The size of the box, not what a transform or the window makes of it.
      const { clientWidth, clientHeight } = element
      const place = clientWidth * clientHeight * devicePixelRatio ** 2
      if (place <= (shown.get(src)?.place ?? -1)) continue
      const choices = isPoster ? [] : [...(element.parentElement?.querySelectorAll('source') ?? []), element]
      const source = choices.find(({ srcset }) => srcset.includes(src))
      const widths = source?.srcset.split(', ').map((candidate) => parseInt(candidate.split(' ')[1] ?? '')) ?? []
      const width = Number(/-(\d+)\.avif$/.exec(src)?.[1])
      const smaller = Math.max(0, ...widths.filter((other) => other < width))
      const ratio = Number(source?.getAttribute('width')) / Number(source?.getAttribute('height'))
      const cover = source && Math.max(clientWidth, clientHeight * ratio)
      shown.set(src, { src, place, needed: cover && cover * devicePixelRatio, width, smaller })
    }
    return [...shown.values()]
  })

const pendingPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.checkVisibility() && !image.complete).length)

async function openIn(browser: Browser, { width, height, density }: Window, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(DUSK)
  await standInForMap(page)
  return page
}

for (const path of PATHS) {
  test(`${path} fetches pictures of the right size`, RELEASE, async ({ browser, baseURL }) => {
    const visit = async (window: Window) => {
      const name = `${window.width}x${window.height}@${window.density}`
      const page = await openIn(browser, window, baseURL)
      const requests = requestsFor(page, PICTURES)
      await page.goto(path)
      await started(page)
      await seeAll(page)
      // With its frame, the map, the contact page failed twice to become idle in 20 s although everything had arrived.
      if (path === pagePaths.contact) await expect.poll(() => pendingPictures(page), name).toBe(0)
      else await page.waitForLoadState('networkidle')

      const shownNow = async () => (await shownPictures(page)).filter(({ src }) => PICTURES.test(src))
      const unseenNow = async () => {
        const shown = await shownNow()
        const fetched = [...new Set(requests.map((url) => new URL(url).pathname))]
        return fetched.filter((src) => !shown.some((one) => one.src === src && one.place > 0))
      }
      await expect.poll(unseenNow, `fetched for nothing at ${name}`).toEqual([])
      const shown = await shownNow()
      expect(shown.length, name).toBeGreaterThan(0)
      const visible = shown.filter(({ place }) => place > 0)
      const tooLarge = visible.filter(({ needed = Infinity, smaller }) => smaller >= needed)
      expect.soft(tooLarge, `a smaller file would do at ${name}`).toEqual([])
      const blurred = visible.filter(({ src, needed = 0, width }) => needed > width * MAX_ENLARGED && !SOFT.test(src))
      expect.soft(blurred, `too small for its place at ${name}`).toEqual([])
      await page.context().close()
    }
    await Promise.all(WINDOWS.map(visit))
  })
}

test('the menu fetches its pictures when a panel opens', RELEASE, async ({ page }) => {
  const panels = [filesOf('lattice-oblique'), filesOf('ribbons-teal')]
  const requests = requestsFor(page, PICTURES)
  const fetchedOf = (files: readonly string[]) => requests.filter((url) => files.includes(new URL(url).pathname)).length
  await page.setViewportSize({ width: 1440, height: 900 })
  await standInForMap(page)
  // The home page itself shows one of the two.
  await page.goto('/contact')
  await started(page)
  await page.waitForLoadState('networkidle')
  expect(panels.map(fetchedOf)).toEqual([0, 0])

  const menu = page.getByRole('navigation', { name: messages.en.navigation.label })
  const titles = navigation('en').filter(({ submenu }) => submenu)
  for (const [index, { title }] of titles.entries()) {
    await menu.getByRole('button', { name: title, exact: true }).click()
    await expect.poll(() => panels.map(fetchedOf)).toEqual([1, index])
  }
})
