import { expect, test } from '@playwright/test'

import { homePage } from '@/content/pages/home'
import { locales } from '@/lib/locale'

import { becomeIdle, VIDEO, VIDEO_FILE, openHome, rememberVideo, requestsFor, skip } from './support/hero'
import { testInOneLanguage } from './support/one-language'
import { eachChangeIn } from './support/release'

/** The specification's numbers, ms. */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const FALLBACK = { en: 'Your browser does not support the video tag.', ar: 'متصفحك لا يدعم عرض الفيديو.' }
const VIDEO_SLIDE = 3

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const titles = homePage[locale].slides.map(({ title }) => title)

  test.describe(`hero video and control, ${locale}`, () => {
    test.beforeEach(({ page }) => rememberVideo(page))

    shared('stops and starts by its button, and the video with it', async ({ page }) => {
      const { title, thumbnails, pause, play, video } = await openHome(page, locale)
      await becomeIdle(page)
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
      await expect(title).toHaveText(titles[0] ?? '')
      await expect(video).toHaveJSProperty('paused', true)
    })

    test('has silent looping videos with posters and a fallback text', eachChangeIn('en', locale), async ({ page }) => {
      const { videos } = await openHome(page, locale)
      await becomeIdle(page)
      await expect(videos).toHaveCount(2)
      for (const video of await videos.all()) {
        await expect(video).toHaveJSProperty('loop', true)
        await expect(video).toHaveJSProperty('muted', true)
        await expect(video).toHaveText(FALLBACK[locale])
        await expect(video).toHaveAttribute('poster', /./)
      }
    })

    shared('shows the poster of a video that does not load, also while its slide fades out', async ({ page }) => {
      await page.route(VIDEO, (route) => route.abort())
      const { title, thumbnails, video } = await openHome(page, locale)
      await becomeIdle(page)
      await thumbnails.nth(VIDEO_SLIDE).click()
      await expect(video).toHaveAttribute('poster', /vision-poster/)
      await skip(page, LOCK_MS)
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await expect(video).toHaveAttribute('poster', /vision-poster/)
    })

    shared('does not start under reduced motion until its button is pressed', async ({ page }) => {
      const videos = requestsFor(page, VIDEO_FILE)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { title, thumbnails, pause, play, video } = await openHome(page, locale)
      await becomeIdle(page)
      await expect(play).toBeVisible()
      await skip(page, 10 * ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await thumbnails.nth(VIDEO_SLIDE).click()
      await expect(title).toHaveText(titles[VIDEO_SLIDE] ?? '')
      await skip(page, 10 * ADVANCE_MS)
      await expect(title).toHaveText(titles[VIDEO_SLIDE] ?? '')
      await expect(video).toHaveJSProperty('paused', true)
      expect(videos).toEqual([])
      await play.click()
      await expect(pause).toBeVisible()
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
    })
  })
}
