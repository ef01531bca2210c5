import { type Browser, expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { navigation } from '@/content/navigation'

import { requestsFor } from './support/hero'
import { standInForMap } from './support/map'
import { SERVICE } from './support/pages'
import { filesOf } from './support/picture-files'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** A file may have this many times the device pixels of its largest place. */
const MAX_TIMES_SHOWN = 1.6

const WINDOWS = [
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
]

const PICTURES = /^\/pictures\//

/** The kinds of pages whose pictures have sizes of their own. */
const PATHS = ['/', '/services', '/about', '/contact', SERVICE, '/products/industry/fitness-gym']

type Window = (typeof WINDOWS)[number]

/** Scrolls down the page and waits for the pictures in view at each step. */
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
  /** Pixels of the file; nothing for the poster of a film, which has no list to choose from. */
  file?: number
  /** Device pixels of the largest place where the file is drawn. */
  place: number
}

/** The pictures that are loaded. A file that is shown several times was fetched for the largest place. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const shown = new Map<string, Shown>()
    for (const element of document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video[poster]')) {
      const isPoster = element instanceof HTMLVideoElement
      if (!isPoster && !element.naturalWidth) continue
      const src = new URL(isPoster ? element.poster : element.currentSrc).pathname
      // Of the box, not of what a transform or the window makes of it; what the box cuts off is not shown.
      const place = element.clientWidth * element.clientHeight * devicePixelRatio ** 2
      const width = Number(/-(\d+)\.\w+\.\w+$/.exec(src)?.[1])
      const source = [...(element.parentElement?.children ?? [])].find((sibling) => {
        return sibling instanceof HTMLSourceElement && sibling.srcset.includes(src)
      }) as HTMLSourceElement | undefined
      const file = source && (width * width * source.height) / source.width
      shown.set(src, { src, file, place: Math.max(place, shown.get(src)?.place ?? 0) })
    }
    return [...shown.values()]
  })

async function openIn(browser: Browser, { width, height, density }: Window, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await standInForMap(page)
  return page
}

for (const [index, path] of PATHS.entries()) {
  test(
    `${path} fetches no more of its pictures than it shows`,
    index > 0 ? RELEASE : {},
    async ({ browser, baseURL }) => {
      const visit = async (window: Window) => {
        const name = `${window.width}x${window.height}@${window.density}`
        const page = await openIn(browser, window, baseURL)
        const requests = requestsFor(page, PICTURES)
        await page.goto(path)
        await started(page)
        await seeAll(page)
        await page.waitForLoadState('networkidle')

        const shownNow = async () => (await shownPictures(page)).filter(({ src }) => PICTURES.test(src))
        const unseenNow = async () => {
          const shown = await shownNow()
          const fetched = [...new Set(requests.map((url) => new URL(url).pathname))]
          return fetched.filter((src) => !shown.some((one) => one.src === src && one.place > 0))
        }
        await expect.poll(unseenNow, `fetched for nothing at ${name}`).toEqual([])
        const shown = await shownNow()
        expect(shown.length, name).toBeGreaterThan(0)
        const tooLarge = shown.flatMap(({ src, file = 0, place }) => {
          const times = file / place
          return times > MAX_TIMES_SHOWN ? [`${src} has ${times.toFixed(2)} times the pixels of its place`] : []
        })
        expect.soft(tooLarge, name).toEqual([])
        await page.context().close()
      }
      await Promise.all(WINDOWS.map(visit))
    },
  )
}

test('the pictures of the menu are fetched when their panel opens', async ({ page }) => {
  const panels = [filesOf('lattice-oblique'), filesOf('ribbons-teal')]
  const requests = requestsFor(page, PICTURES)
  const fetchedOf = (files: readonly string[]) => requests.filter((url) => files.includes(new URL(url).pathname)).length
  await page.setViewportSize({ width: 1440, height: 900 })
  await standInForMap(page)
  // The home page shows one of the two itself.
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
