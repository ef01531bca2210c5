import { expect, type Locator, test } from '@playwright/test'

import { homePage } from '@/content/pages'

import {
  advance,
  becomeIdle,
  openHome,
  rememberVideo,
  requestsFor,
  skip,
  SLIDES,
  VIDEO,
  VIDEO_FILE,
  VIDEO_SLIDE,
} from './support/hero'

/** ms; docs/specification.md#hero */
const ADVANCE_MS = 7000
const LOCK_MS = 600

/** How much larger than its box a picture is drawn. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((node: HTMLElement) => node.getBoundingClientRect().width / node.offsetWidth)

const titles = homePage.en.slides.map(({ title }) => title)
const films = SLIDES.filter(({ video }) => video)
const POSTER = new RegExp(films.at(-1)?.picture ?? 'no film')
/** After the last film. */
const NEXT = titles[(VIDEO_SLIDE + 1) % titles.length] ?? ''

test.describe('hero video and control', () => {
  test.beforeEach(({ page }) => rememberVideo(page))

  test('one button stops and starts the slides and the video, which is silent and loops', async ({ page }) => {
    const { title, thumbnails, pause, play, video, videos } = await openHome(page, 'en')
    await becomeIdle(page)
    await expect(videos).toHaveCount(films.length)
    for (const one of await videos.all()) {
      await expect(one).toHaveJSProperty('loop', true)
      await expect(one).toHaveJSProperty('muted', true)
      await expect(one).toHaveText(homePage.en.videoFallback)
      await expect(one).toHaveAttribute('poster', /./)
    }
    await thumbnails.nth(VIDEO_SLIDE).click()
    await expect(video).toHaveJSProperty('paused', false)
    await pause.click()
    await expect(video).toHaveJSProperty('paused', true)
    await skip(page, 10 * ADVANCE_MS)
    await expect(title).toHaveText(titles[VIDEO_SLIDE] ?? '')
    await expect(pause).toHaveCount(0)
    await play.click()
    await expect(video).toHaveJSProperty('paused', false)
    await expect(pause).toBeVisible()
    await skip(page, ADVANCE_MS)
    await expect(title).toHaveText(NEXT)
    await expect(video).toHaveJSProperty('paused', true)
  })

  test('shows the poster of a video that does not load, even while its slide fades out', async ({ page }) => {
    await page.route(VIDEO, (route) => route.abort())
    const { title, thumbnails, video } = await openHome(page, 'en')
    await becomeIdle(page)
    await thumbnails.nth(VIDEO_SLIDE).click()
    await expect(video).toHaveAttribute('poster', POSTER)
    await skip(page, LOCK_MS)
    await skip(page, ADVANCE_MS)
    await expect(title).toHaveText(NEXT)
    await expect(video).toHaveAttribute('poster', POSTER)
  })

  test('fetches no video and moves no picture under reduced motion until the button is pressed', async ({ page }) => {
    const requested = requestsFor(page, VIDEO_FILE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { title, thumbnails, pictures, pause, play, video } = await openHome(page, 'en')
    await becomeIdle(page)
    await expect(play).toBeVisible()
    await thumbnails.nth(1).click()
    await expect.poll(() => scaleOf(pictures.nth(1))).toBe(1)
    await advance(page, LOCK_MS)
    await thumbnails.nth(VIDEO_SLIDE).click()
    await skip(page, 10 * ADVANCE_MS)
    await expect(title).toHaveText(titles[VIDEO_SLIDE] ?? '')
    await expect(video).toHaveJSProperty('paused', true)
    expect(requested).toEqual([])
    await play.click()
    await expect(pause).toBeVisible()
    await skip(page, ADVANCE_MS)
    await expect(title).toHaveText(NEXT)
  })
})
