import type { Locator, Page } from '@playwright/test'

import { heroSlides } from '@/content/hero-slides'
import { homePage } from '@/content/pages'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

import { started } from './started'

export const VIDEO_FILE = /\/media\/.+\.(mp4|webm)$/
/** Any file of any film of the hero. */
export const VIDEO = ({ pathname }: URL): boolean => VIDEO_FILE.test(pathname)
/** The slides of the home page, in their order. */
export const SLIDES = homePage.en.slides.map(({ id }) => heroSlides[id])
/** The last slide with a film. */
export const VIDEO_SLIDE = SLIDES.findLastIndex(({ video }) => video)

const VIDEO_KEY = 'heroVideoPath'

/** From here on, the clock of every page is stopped until a test moves it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date(2041, 5, 1, 8) })
  await page.clock.pauseAt(new Date(2041, 5, 1, 9))
}

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage('')
      }),
  )

/** Moves the stopped clock frame by frame, and lets the page draw each result. */
export async function advance(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await drawn(page)
}

/** Moves the stopped clock at once, without the frames between, where nothing relevant moves. */
export async function skip(page: Page, ms: number) {
  await page.clock.fastForward(ms)
  await drawn(page)
}

/** Lets the page reach its first idle moment, for what waits for it. */
export async function becomeIdle(page: Page) {
  await page.waitForLoadState('load')
  await advance(page, 100)
}

/** The page requests the video this long after the load event, ms. */
const VIDEO_DELAY_MS = 1200

/** Lets the page reach the moment at which it fetches its video. */
export async function fetchVideo(page: Page) {
  await page.waitForLoadState('load')
  await advance(page, VIDEO_DELAY_MS)
}

/** Acts as a returning visitor: the video's path is stored, so the hero does not wait for the video. */
export const rememberVideo = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, '/media/vision-loop.mp4'), VIDEO_KEY)

export const storedVideo = (page: Page) => page.evaluate((key) => localStorage.getItem(key), VIDEO_KEY)

/** The home page under a stopped clock, at the moment its timers begin. */
export async function openHome(page: Page, locale: Locale) {
  await stopClock(page)
  await page.goto(localizePath(locale, '/'), { waitUntil: 'domcontentloaded' })
  await started(page)
  return heroOf(page, locale)
}

/** The title of a page; on the home page that of the current slide, which is hidden at first. */
export const titleOf = (page: Page) =>
  page.getByRole('main').getByRole('heading').and(page.locator('h1, .hero-text h2')).last()

/** The parts of the hero as a visitor knows them. */
export function heroOf(page: Page, locale: Locale) {
  const { slidesLabel, exploreLabel, pauseSlides, playSlides, scrollDown } = homePage[locale]
  const hero = page.getByRole('region', { name: slidesLabel })
  return {
    /** Of the current slide. */
    title: hero.getByRole('heading', { level: 2 }),
    /** Named by its words and the title of the current slide. Its arrow is decoration. */
    explore: hero.getByRole('link', { name: exploreLabel }),
    thumbnails: hero.getByRole('group', { name: slidesLabel }).getByRole('button'),
    pause: hero.getByRole('button', { name: pauseSlides, exact: true }),
    play: hero.getByRole('button', { name: playSlides, exact: true }),
    scrollDown: hero.getByRole('link', { name: scrollDown, exact: true }),
    /** Pictures and videos, behind the words. */
    pictures: hero.locator('[data-slide]').locator('img, video'),
    videos: hero.locator('video'),
    /** Of the last slide. */
    video: hero.locator('video').last(),
    particles: hero.locator('canvas'),
  }
}

/** Finishes all fades and moves at once, to show the final state. */
const arrive = (element: Locator) =>
  element.page().evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })

/** Whether something covers an element's middle. */
export async function isCovered(element: Locator): Promise<boolean> {
  await arrive(element)
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return !node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** The element's own opacity multiplied by that of all its ancestors. */
export async function opacityOf(element: Locator): Promise<number> {
  await arrive(element)
  return element.evaluate((node) => {
    let opacity = 1
    for (let around: Element | null = node; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity)
    }
    return opacity
  })
}

/** Addresses of files of one kind that the page requests from now on. */
export function requestsFor(page: Page, file: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (file.test(new URL(request.url()).pathname)) urls.push(request.url())
  })
  return urls
}
