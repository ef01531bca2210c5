import { expect, test } from '@playwright/test'
import { parse } from 'postcss'

import { homePage } from '@/content/pages/home'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, documentAt, one, textOf } from './support/document'
import { becomeIdle, VIDEO, VIDEO_FILE, openHome, rememberVideo, requestsFor, skip } from './support/hero'
import { elements, headOf } from './support/html'
import { testInOneLanguage } from './support/one-language'
import { allPages } from './support/pages'
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

/** WCAG 2.2, 2.3.1: flashes in a second. Those of the videos are counted in scripts/generate/videos.output.test.ts. */
const MAX_FLASHES = 3

test('what moves without end takes longer than a third of a second for a turn', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sheets = elements(headOf(html), 'link').filter(({ rel }) => rel === 'stylesheet')
  expect(sheets.length).toBeGreaterThan(0)
  const endless: string[] = []
  for (const { href = '' } of sheets) {
    parse(await (await request.get(href)).text()).walkDecls('animation', ({ value }) => {
      if (value.includes('infinite')) endless.push(value)
    })
  }
  expect(endless.length).toBeGreaterThan(0)
  for (const value of endless) {
    const [duration = '0s'] = /(?:\d*\.)?\d+m?s/.exec(value) ?? []
    expect(parseFloat(duration) / (duration.endsWith('ms') ? 1000 : 1), value).toBeGreaterThan(1 / MAX_FLASHES)
  }
})

test('videos only decorate: what their slides say stands beside them in words', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    const videos = all('video', document)
    expect(videos.filter(({ attribs }) => attribs['aria-hidden'] !== 'true').map(({ attribs }) => attribs)).toEqual([])
    const isHome = ['/', '/ar'].includes(address)
    expect(videos.length > 0, address).toBe(isHome)
  }
  for (const locale of locales) {
    const document = await documentAt(request, localizePath(locale, '/'))
    const words = textOf(one('main', document))
    for (const { title, subtitle } of homePage[locale].slides) {
      expect(words).toContain(title)
      expect(words).toContain(subtitle)
    }
  }
})

/** What a video's file calls a track that can be heard. */
const SOUND_TRACKS = ['soun', 'mp4a', 'A_OPUS', 'A_VORBIS', 'A_AAC']

test('nothing on any page can be heard: no sound, no speech, nothing live', async ({ request }) => {
  const files = new Set<string>()
  for (const { address } of allPages) {
    const html = await (await request.get(address)).text()
    expect.soft(elements(html, 'audio'), address).toEqual([])
    expect.soft(elements(html, 'embed'), address).toEqual([])
    expect.soft(elements(html, 'object'), address).toEqual([])
    for (const video of elements(html, 'video')) {
      expect.soft([video.muted, video.src, video.autoplay], address).toEqual(['', undefined, undefined])
    }
    for (const { src = '', type = '' } of elements(html, 'source')) if (type.startsWith('video/')) files.add(src)
    // A frame could play what it likes: the map is the only one.
    const frames = elements(html, 'iframe').map(({ src }) => src)
    expect
      .soft(
        frames.filter((src) => src !== site.map.embedUrl),
        address,
      )
      .toEqual([])
  }
  expect(files.size).toBeGreaterThan(0)
  for (const file of files) {
    expect(file).toMatch(VIDEO_FILE)
    const body = await (await request.get(file)).body()
    expect(
      SOUND_TRACKS.filter((track) => body.includes(track)),
      file,
    ).toEqual([])
  }
})
