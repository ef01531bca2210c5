import { expect, test } from '@playwright/test'

import { officeHours } from '@/content/office-hours'
import { contactPage, openingSentences } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { dubaiTime } from '@/lib/dubai-time'

import { standInForMap } from './support/map'
import { RELEASE } from './support/release'
import { started } from './support/started'

const CARDS = Object.values(contactPage.ar.cards)
/** The delays of the cards, s. */
const CARD_DELAYS_S = [0.2, 0.4, 0.6]
const MAP_HEIGHT_PX = 450

// Right to left, where more can go wrong.
for (const [moment, light] of [
  ['2026-11-22T02:00:00Z', 'dawn'],
  ['2026-11-22T08:00:00Z', 'noon'],
  ['2026-11-22T13:00:00Z', 'dusk'],
  ['2026-11-26T20:00:00Z', 'night'],
] as const) {
  test(`contact shows the time and the light in Dubai: ${light}`, light === 'dusk' ? {} : RELEASE, async ({ page }) => {
    const { pictureAlts } = contactPage.ar
    await standInForMap(page)
    await page.clock.setFixedTime(moment)
    await page.goto('/ar/contact')
    await started(page)
    const figure = page.getByRole('main').getByRole('figure')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('img')).toHaveAccessibleName(pictureAlts[light])
    // The opening depends on the owner's hours.
    const { time, opening } = dubaiTime(new Date(moment), officeHours)
    await expect(figure).toHaveText(openingSentences.ar[opening].join(time))
  })
}

test('contact keeps the drawn coast where the map cannot be reached', async ({ page }) => {
  const { mapTitle } = contactPage.en
  const host = new URL(site.map.embedUrl).host
  await page.route(
    (url) => url.host === host,
    (route) => route.abort(),
  )
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.goto(pagePaths.contact)
  await started(page)
  const map = page.getByTitle(mapTitle, { exact: true })
  await map.scrollIntoViewIfNeeded()
  await asked
  await expect(map).toBeHidden()
})

test('contact shows its cards one after the other, and a map as wide as the window', async ({ page }) => {
  const { mapTitle, mapLink } = contactPage.ar
  let answer = () => {}
  await standInForMap(page, new Promise((resolve) => (answer = resolve)))
  await page.goto('/ar/contact')
  const main = page.getByRole('main')
  const cards = CARDS.map((title) => main.getByRole('heading', { level: 2, name: title }).locator('..'))
  for (const [index, card] of cards.entries()) {
    await expect(card).toHaveCSS('animation-delay', `${CARD_DELAYS_S[index]}s`)
    await expect(card).not.toHaveCSS('animation-name', 'none')
    await expect(card).toHaveCSS('opacity', '1')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const card of cards) await expect(card).toHaveCSS('animation-name', 'none')

  await started(page)
  const map = page.getByTitle(mapTitle, { exact: true })
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('src', site.map.embedUrl)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveJSProperty('offsetHeight', MAP_HEIGHT_PX)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await expect(map).toHaveJSProperty('offsetWidth', width)

  // A map whose server does not answer is hidden, and no stop of the keyboard.
  const links = main.locator('a[href]:visible')
  const afterMap = (await links.allTextContents()).findIndex((text) => text.includes(mapLink))
  await links.nth(afterMap).focus()
  for (const link of [links.nth(afterMap - 1), links.nth(afterMap - 2)]) {
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
  }
  answer()
  await expect(page.frameLocator('iframe').getByText('Map of the stand-in')).toBeVisible()
})
