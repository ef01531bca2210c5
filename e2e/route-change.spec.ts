import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { advance, heroOf, requestsFor, stopClock } from './support/hero'
import { hold } from './support/hold'
import { started } from './support/started'

/** A page that takes longer than this shows the spinner, ms. */
const SPINNER_AFTER_MS = 150
/** The files by which the router loads a page. */
const PAYLOAD = /\.txt$/
const isPayloadOf =
  (page: string) =>
  ({ pathname }: URL) =>
    new RegExp(`/${page}(/__next.*)?\\.txt$`).test(pathname)

const { footer, navigation } = messages.en

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const quickLink = (page: Page, name: string, locale: Locale = 'en') =>
  page.getByRole('navigation', { name: messages[locale].footer.quickLinks }).getByRole('link', { name, exact: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Marks the document. A page load makes a new one without the mark. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/services')
  await started(page)
  await markDocument(page)
  const link = quickLink(page, footer.ourProducts)
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, -120)
  await expect(link).toBeInViewport()
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/products')
  await expect(heading(page, footer.ourProducts)).toBeInViewport()
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
  await page.goBack()
  await expect(heading(page, footer.ourServices)).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(place)
  expect(await isSameDocument(page)).toBe(true)
})

test('going back to the home page restores the scroll position and the hash', async ({ page }) => {
  await page.goto('/ar')
  await started(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.getElementById('values')?.scrollIntoView())
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#values')
  const place = await scrollY(page)
  const { contact } = messages.ar.navigation
  await page.getByRole('banner').getByRole('link', { name: contact, exact: true }).click()
  await expect(page).toHaveURL('/ar/contact')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(place)
  await expect(page).toHaveURL('/ar#values')
})

test.describe('the spinner', () => {
  const spinnerOf = (page: Page, locale: Locale) =>
    page.getByRole('status').getByText(messages[locale].loading, { exact: true })

  /** Opens a page under a stopped clock. */
  async function openAbout(page: Page, locale: Locale) {
    await stopClock(page)
    await page.goto(localizePath(locale, '/about'))
    await started(page)
  }

  test('shows while a page takes longer than 150 ms', async ({ page }) => {
    const { ourServices, ourProducts } = messages.ar.footer
    const spinner = spinnerOf(page, 'ar')
    // A view transition starts with the next frame, at an unknown time.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAbout(page, 'ar')
    const releaseServices = await hold(page, isPayloadOf('services'))
    await quickLink(page, ourServices, 'ar').click()
    await advance(page, SPINNER_AFTER_MS - 1)
    await expect(spinner).toBeHidden()
    await advance(page, 1)
    await expect(spinner).toBeVisible()
    await expect(page).toHaveURL('/ar/about')
    releaseServices()
    await expect(heading(page, ourServices)).toBeVisible()
    await expect(spinner).toBeHidden()

    // It does not show for a page that arrives in time.
    const releaseProducts = await hold(page, isPayloadOf('products'))
    await quickLink(page, ourProducts, 'ar').click()
    await advance(page, SPINNER_AFTER_MS - 1)
    releaseProducts()
    await expect(heading(page, ourProducts)).toBeVisible()
    await advance(page, 10 * SPINNER_AFTER_MS)
    await expect(spinner).toBeHidden()
  })

  test('shows while a view transition waits for the page', async ({ page }) => {
    const spinner = spinnerOf(page, 'en')
    await openAbout(page, 'en')
    const release = await hold(page, isPayloadOf('services'))
    await quickLink(page, footer.ourServices).click()
    await expect(async () => {
      await advance(page, SPINNER_AFTER_MS)
      await expect(spinner).toBeVisible({ timeout: 100 })
    }).toPass()
    release()
    await expect(heading(page, footer.ourServices)).toBeVisible()
    await expect(spinner).toBeHidden()
  })
})

test('a link to the current page does not freeze it', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      document.documentElement.dataset.frozen = 'true'
      void transition.updateCallbackDone.then(() => (document.documentElement.dataset.frozen = 'false'))
      return transition
    }
  })
  // The time limit of a view transition never passes.
  await stopClock(page)
  await page.goto('/about#footer')
  await started(page)
  await quickLink(page, footer.aboutUs).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-frozen', 'true')
  await quickLink(page, footer.aboutUs).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-frozen', 'true')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('a link clicked with Control opens a tab of its own', async ({ page, context }) => {
  await page.goto('/about')
  await started(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.ourServices, exact: true })
  await link.click({ modifiers: ['ControlOrMeta'] })
  // Not the event `page`: Playwright loses the address where a tab is loaded before it has attached to it.
  const browser = await context.newCDPSession(page)
  const addresses = async () => (await browser.send('Target.getTargets')).targetInfos.map(({ url }) => url)
  await expect.poll(addresses).toContain(new URL('/services', page.url()).href)
  await expect(page).toHaveURL('/about')
})

test('a page is fetched once, when the pointer reaches its link', async ({ page }) => {
  const fetched = requestsFor(page, PAYLOAD)
  // Without videos the network is idle sooner.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await started(page)
  await page.waitForLoadState('networkidle')
  for (const section of ['vision', 'values', 'partners', 'footer']) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${section}`)
  }
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await quickLink(page, footer.ourProducts).hover()
  await expect.poll(() => fetched.some((url) => url.includes('__PAGE__'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => !isPayloadOf('products')(new URL(url)))).toEqual([])
  const count = fetched.length
  await quickLink(page, footer.ourProducts).click()
  await expect(heading(page, footer.ourProducts)).toBeVisible()
  expect(fetched).toHaveLength(count)
})

test('the browser loads a page whose data cannot be fetched', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await markDocument(page)
  await page.route(isPayloadOf('services'), (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await quickLink(page, footer.ourServices).click()
  await expect(heading(page, footer.ourServices)).toBeVisible()
  await expect(page).toHaveURL('/services')
  expect(await isSameDocument(page)).toBe(false)

  await started(page)
  await markDocument(page)
  await page.route(isPayloadOf('products'), (route) => route.abort())
  await quickLink(page, footer.ourProducts).click()
  await expect(heading(page, footer.ourProducts)).toBeVisible()
  await expect(page).toHaveURL('/products')
  expect(await isSameDocument(page)).toBe(false)
})

test('the browser loads a page whose scripts cannot be fetched', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await markDocument(page)
  let isOldDocument = true
  page.on('framenavigated', () => (isOldDocument = false))
  await page.route('**/_next/static/**/*.js', (route) =>
    isOldDocument ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  // The page stays until the next one is loaded: no error page appears between.
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    const report = () => heading?.isConnected || sessionStorage.setItem('wasReplaced', 'true')
    new MutationObserver(report).observe(document, { childList: true, subtree: true })
  })
  // The home page has scripts that no other page has.
  await page.getByRole('banner').getByRole('link', { name: navigation.home, exact: true }).click()
  await expect(heroOf(page, 'en').title).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('wasReplaced'))).toBeNull()
})
