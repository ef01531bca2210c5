import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { JOINED_PAYLOADS } from '@/lib/page-requests'

import { advance, hydrated, requestsFor, stopClock } from './support/hero'
import { hold } from './support/hold'
import { testInOneLanguage } from './support/one-language'
import { started } from './support/started'

/** A page that takes longer than this shows the spinner, ms. */
const SPINNER_AFTER_MS = 150
/** What a page is fetched by when a link of the site is followed. */
const PAYLOAD = /\.txt$/

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

for (const locale of locales) {
  const { footer, navigation, loading } = messages[locale]
  const shared = testInOneLanguage(locale)
  const to = (path: string) => localizePath(locale, path)

  test.describe(`route change, ${locale}`, () => {
    const quickLink = (page: Page, name: string) =>
      page.getByRole('navigation', { name: footer.quickLinks }).getByRole('link', { name, exact: true })

    /** Follows a link under a stopped clock to a page that does not come until it is let go. */
    async function followSlowly(page: Page) {
      await stopClock(page)
      await page.goto(to('/about'))
      await started(page)
      await hydrated(page)
      const letGo = await hold(page, (url) => PAYLOAD.test(url.pathname))
      await quickLink(page, footer.ourServices).click()
      return {
        letGo,
        spinner: page.getByRole('status').getByText(loading, { exact: true }),
        heading: page.getByRole('heading', { level: 1, name: footer.ourServices }),
      }
    }

    test('starts at the top, and goes back to where one was', async ({ page }) => {
      await page.goto(to('/services'))
      await started(page)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      const link = quickLink(page, footer.ourProducts)
      await link.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, -120)
      await expect(link).toBeInViewport()
      const place = await scrollY(page)
      expect(place).toBeGreaterThan(500)
      await link.click()
      await expect(page).toHaveURL(to('/products'))
      await expect(page.getByRole('heading', { level: 1, name: footer.ourProducts })).toBeInViewport()
      await expect.poll(() => scrollY(page)).toBe(0)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: footer.ourServices })).toBeAttached()
      await expect.poll(() => scrollY(page)).toBe(place)
      expect(await page.evaluate(() => 'isSameDocument' in window), 'no page was loaded anew').toBe(true)
    })

    test('goes back to its place on the home page, with its hash', async ({ page }) => {
      await page.goto(to('/'))
      await started(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.getElementById('values')?.scrollIntoView())
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#values')
      const place = await scrollY(page)
      await page.getByRole('banner').getByRole('link', { name: navigation.contact, exact: true }).click()
      await expect(page).toHaveURL(to('/contact'))
      await expect.poll(() => scrollY(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(place)
      await expect(page).toHaveURL(`${to('/')}#values`)
    })

    test('shows a spinner for a page that is slow, until it is there', async ({ page }) => {
      // Where the page dissolves, the browser begins with its next frame, whose time nobody knows.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { spinner, heading, letGo } = await followSlowly(page)
      await advance(page, SPINNER_AFTER_MS - 1)
      await expect(spinner).toBeHidden()
      await advance(page, 1)
      await expect(spinner).toBeVisible()
      await expect(page).toHaveURL(to('/about'))
      letGo()
      await expect(heading).toBeVisible()
      await expect(spinner).toBeHidden()
    })

    shared('shows a spinner too where the page would have dissolved', async ({ page }) => {
      const { spinner, heading, letGo } = await followSlowly(page)
      await expect(async () => {
        await advance(page, SPINNER_AFTER_MS)
        await expect(spinner).toBeVisible({ timeout: 100 })
      }).toPass()
      letGo()
      await expect(heading).toBeVisible()
      await expect(spinner).toBeHidden()
    })

    test('shows no spinner for a page that is there in time', async ({ page }) => {
      const { spinner, heading, letGo } = await followSlowly(page)
      await advance(page, SPINNER_AFTER_MS - 1)
      letGo()
      await expect(heading).toBeVisible()
      await advance(page, 10 * SPINNER_AFTER_MS)
      await expect(spinner).toBeHidden()
    })

    test('fetches a page only when a link to it is pointed at', async ({ page }) => {
      const fetched = requestsFor(page, PAYLOAD)
      await page.goto(to('/'))
      await started(page)
      await page.waitForLoadState('networkidle')
      for (const section of ['vision', 'values', 'partners', 'footer']) {
        await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${section}`)
      }
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual([])
      await quickLink(page, footer.ourProducts).hover()
      await expect.poll(() => fetched.length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      const folder = new RegExp(`^${to('/products')}(\\.txt$|/__next)`)
      expect(fetched.filter((url) => !folder.test(new URL(url).pathname))).toEqual([])
    })

    shared('asks once for a page that is pointed at, and for no more when it is followed', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'HEAD' || PAYLOAD.test(pathname)) asked.push(pathname)
      })
      await page.goto(to('/about'))
      await started(page)
      await quickLink(page, footer.ourProducts).hover()
      // What all pages share comes behind the first one.
      await expect.poll(() => asked).toHaveLength(2)
      asked.length = 0
      await quickLink(page, footer.ourServices).hover()
      await expect.poll(() => asked).toEqual([`${to('/services')}/${JOINED_PAYLOADS}`])
      await page.waitForLoadState('networkidle')
      await quickLink(page, footer.ourServices).click()
      await expect(page.getByRole('heading', { level: 1, name: footer.ourServices })).toBeVisible()
      expect(asked).toHaveLength(1)
    })

    shared('goes on where a host keeps the joined answer from it', async ({ page }) => {
      await page.route(`**/${JOINED_PAYLOADS}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
      await page.goto(to('/about'))
      await started(page)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await quickLink(page, footer.ourServices).click()
      await expect(page.getByRole('heading', { level: 1, name: footer.ourServices })).toBeVisible()
      expect(await page.evaluate(() => 'isSameDocument' in window), 'no page was loaded anew').toBe(true)
    })
  })
}
