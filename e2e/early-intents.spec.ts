import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { homePage } from '@/content/pages/home'
import { pagePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { heroOf } from './support/hero'
import { hold } from './support/hold'
import { mobileMenu } from './support/mobile-menu'
import { wholeSlides } from './support/slides'

/** A cheap phone on a slow line: a sixth of this machine, 1.6 Mbit/s and 150 ms away. */
const SLOWER_CPU = 6
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** The framework may take its time; what was asked for must come. */
const PATIENCE = { timeout: 30_000 }

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

const isStarted = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

const scriptRequests = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/') && request.url().endsWith('.js')) urls.push(request.url())
  })
  return urls
}

test('nothing of the framework is fetched while the page loads', async ({ page }) => {
  const scripts = scriptRequests(page)
  await page.goto('/services', { waitUntil: 'load' })
  expect(scripts).toEqual([])
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  expect(await isStarted(page)).toBe(false)
  await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
})

/** Holds the framework back until it is let go. */
const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js')

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test.describe('the keyboard keeps its place when the script comes', () => {
  test('in a panel of the menu', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/services')
    const nav = page.getByRole('navigation', { name: messages.en.navigation.label, exact: true })
    await nav.getByRole('button', { name: messages.en.navigation.services, exact: true }).focus()
    // Into the panel, past the first group and its pages, to a page of the second one.
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toContain('Digital Transformation Strategy')
    }).toPass({ intervals: [0] })
    letGo()
    await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Custom Web & Mobile Apps')
  })

  test('in a panel that Enter was meant to open', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/services/digital/ai-ml')
    const nav = page.getByRole('navigation', { name: messages.en.navigation.label, exact: true })
    const services = nav.getByRole('button', { name: messages.en.navigation.services, exact: true })
    await services.focus()
    await page.keyboard.press('Enter')
    letGo()
    await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })

  test('in the mobile menu', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    const { opener, link } = mobileMenu(page, 'en')
    await opener.click()
    await link('Swin').focus()
    letGo()
    await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
    await expect(link('Swin')).toBeFocused()
    await expect(link('Swin')).toBeVisible()
  })

  test('on a list that begins to move', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/')
    const list = page.locator('#values').locator('[tabindex="0"]')
    await list.focus()
    letGo()
    await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
    await expect(page.locator('#values [data-started]')).toBeFocused()
  })
})

for (const locale of locales) {
  for (const width of [390, 1440]) {
    test(`a value asked for before the script is there comes at once and stays, ${locale}, ${width} px`, async ({
      page,
    }) => {
      const letGo = await holdScripts(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localizePath(locale, '/'))
      const values = page.locator('#values')
      const titles = homePage[locale].values.items.map(({ title }) => title)
      const first = async () => (await wholeSlides(values))[0]
      const next = values.getByRole('button', { name: homePage[locale].values.next })
      expect(await first()).toBe(titles[0])
      await next.click()
      expect(await first()).toBe(titles[1])
      await next.click()
      expect(await first()).toBe(titles[2])
      expect(await isStarted(page)).toBe(false)
      letGo()
      await expect(values.locator('[data-started]')).toBeVisible(PATIENCE)
      await expect.poll(first).toBe(titles[2])
      await next.click()
      await expect.poll(first).toBe(titles[3])
    })
  }

  test.describe(`early intents, ${locale}`, () => {
    test.slow()

    test('a slide chosen before the script is there is shown', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await slowDown(page)
      await page.goto(localizePath(locale, '/'), { waitUntil: 'domcontentloaded' })
      const { thumbnails, title } = heroOf(page, locale)
      const chosen = page.getByText(homePage[locale].slides[2]?.subtitle ?? '')
      await expect(chosen).toBeHidden()
      await thumbnails.nth(2).click()
      await expect(chosen).toBeVisible()
      expect(await isStarted(page)).toBe(false)
      await expect(title).toHaveText(homePage[locale].slides[2]?.title ?? '', PATIENCE)
    })

    test('a key pressed before the script is there opens the menu', async ({ page }) => {
      await slowDown(page)
      await page.goto(localizePath(locale, pagePaths.contact), { waitUntil: 'domcontentloaded' })
      const top = page.getByRole('banner').getByRole('button').first()
      await top.focus()
      await page.keyboard.press('ArrowDown')
      expect(await isStarted(page)).toBe(false)
      await expect(top).toHaveAttribute('aria-expanded', 'true', PATIENCE)
    })

    test('a password is not sent anywhere before, and the form answers then', async ({ page }) => {
      await slowDown(page)
      await page.goto(localizePath(locale, pagePaths.swinAccount), { waitUntil: 'domcontentloaded' })
      const address = page.url()
      const form = page.getByRole('form')
      await form.getByRole('textbox').last().fill('secret')
      await form.getByRole('textbox').last().press('Enter')
      expect(page.url()).toBe(address)
      await expect(form.getByRole('alert')).not.toBeEmpty(PATIENCE)
      expect(page.url()).toBe(address)
    })
  })
}
