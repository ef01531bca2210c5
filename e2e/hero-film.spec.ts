import { expect, test } from '@playwright/test'

import { homePage } from '@/content/pages/home'
import { locales } from '@/lib/locale'

import { becomeIdle, FILM, FILM_FILE, openHome, rememberFilm, requestsFor, skip } from './support/hero'
import { testInOneLanguage } from './support/one-language'

/** The specification's numbers, ms. */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const FALLBACK = { en: 'Your browser does not support the video tag.', ar: 'متصفحك لا يدعم عرض الفيديو.' }
const FILM_SLIDE = 3

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const titles = homePage[locale].slides.map(({ title }) => title)

  test.describe(`hero film and control, ${locale}`, () => {
    test.beforeEach(({ page }) => rememberFilm(page))

    shared('stops and starts by its button, and the film with it', async ({ page }) => {
      const { title, thumbnails, pause, play, film } = await openHome(page, locale)
      await becomeIdle(page)
      await thumbnails.nth(FILM_SLIDE).click()
      await expect(film).toHaveJSProperty('paused', false)
      await pause.click()
      await expect(film).toHaveJSProperty('paused', true)
      await skip(page, 10 * ADVANCE_MS)
      await expect(title).toHaveText(titles[FILM_SLIDE] ?? '')
      await expect(pause).toHaveCount(0)
      await play.click()
      await expect(film).toHaveJSProperty('paused', false)
      await expect(pause).toBeVisible()
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await expect(film).toHaveJSProperty('paused', true)
    })

    test('has silent looping films with posters and a fallback text', async ({ page }) => {
      const { films } = await openHome(page, locale)
      await becomeIdle(page)
      await expect(films).toHaveCount(2)
      for (const film of await films.all()) {
        await expect(film).toHaveJSProperty('loop', true)
        await expect(film).toHaveJSProperty('muted', true)
        await expect(film).toHaveText(FALLBACK[locale])
        await expect(film).toHaveAttribute('poster', /./)
      }
    })

    shared('shows the poster of a film that does not load, also while its slide fades out', async ({ page }) => {
      await page.route(FILM, (route) => route.abort())
      const { title, thumbnails, film } = await openHome(page, locale)
      await becomeIdle(page)
      await thumbnails.nth(FILM_SLIDE).click()
      await expect(film).toHaveAttribute('poster', /vision-poster/)
      await skip(page, LOCK_MS)
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await expect(film).toHaveAttribute('poster', /vision-poster/)
    })

    shared('does not start under reduced motion until its button is pressed', async ({ page }) => {
      const films = requestsFor(page, FILM_FILE)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { title, thumbnails, pause, play, film } = await openHome(page, locale)
      await becomeIdle(page)
      await expect(play).toBeVisible()
      await skip(page, 10 * ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
      await thumbnails.nth(FILM_SLIDE).click()
      await expect(title).toHaveText(titles[FILM_SLIDE] ?? '')
      await skip(page, 10 * ADVANCE_MS)
      await expect(title).toHaveText(titles[FILM_SLIDE] ?? '')
      await expect(film).toHaveJSProperty('paused', true)
      expect(films).toEqual([])
      await play.click()
      await expect(pause).toBeVisible()
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[0] ?? '')
    })
  })
}
