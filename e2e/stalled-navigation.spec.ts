import { expect, type Page, test } from '@playwright/test'

import { errorPageMessages } from '@/content/messages/error-page'
import { messages } from '@/content/messages'
import { NAVIGATION_LIMIT_MS } from '@/components/navigation/navigation-limit'

import { openFaultyHost } from './support/faulty-host'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** The share of a page's data that arrives, in an ordinary run. */
const EACH_CHANGE = 0.6

const { footer } = messages.en

const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: footer.quickLinks }).getByRole('link', { name, exact: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

let host: Awaited<ReturnType<typeof openFaultyHost>>
test.beforeAll(async ({}, { project }) => {
  // The data by which the router loads a page.
  host = await openFaultyHost(project.use.baseURL ?? '', 'text/plain')
})
test.afterAll(() => host.close())
test.beforeEach(() => host.break(undefined))

/** Opens a page and notes what its title says from now on. Its clock can be moved on. */
async function open(page: Page) {
  const shown: string[] = []
  await page.clock.install()
  await page.exposeFunction('note', (text: string) => shown.push(text))
  await page.goto(`${host.address}/about`)
  await started(page)
  await page.evaluate(() => {
    const { note } = window as unknown as { note: (text: string) => void }
    new MutationObserver(() => note(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
    })
  })
  return shown
}

for (const share of [0, 0.3, 0.6, 0.95]) {
  const title = `a page whose data are cut off at ${100 * share} % is loaded by the browser`
  test(title, share === EACH_CHANGE ? {} : RELEASE, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const shown = await open(page)
    host.break({ share, then: 'cut' })
    await quickLink(page, footer.ourServices).click()
    await expect(page).toHaveURL(`${host.address}/services`)
    await expect(heading(page, footer.ourServices)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(footer.ourServices))
    expect(shown).not.toContain(errorPageMessages.en.title)
    expect(errors).toEqual([])
    host.break(undefined)
    await page.goBack()
    await expect(heading(page, footer.aboutUs)).toBeVisible()
    await expect(page).toHaveURL(`${host.address}/about`)
  })
}

/** Moves the page's clock past the limit, as often as it takes: the limit begins when the router has heard of the page. */
const afterTheLimit = (page: Page, name: string) =>
  expect(async () => {
    await page.clock.fastForward(NAVIGATION_LIMIT_MS)
    await expect(heading(page, name)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 3 * NAVIGATION_LIMIT_MS })

for (const share of [0, 0.6, 0.97]) {
  const title = `a page whose data stall at ${100 * share} % is loaded by the browser`
  test(title, share === EACH_CHANGE ? {} : RELEASE, async ({ page }) => {
    await open(page)
    host.break({ share, then: 'stall' })
    await quickLink(page, footer.ourServices).click()
    await afterTheLimit(page, footer.ourServices)
    await expect(page).toHaveTitle(new RegExp(footer.ourServices))
    await expect(page).toHaveURL(`${host.address}/services`)
  })
}

test('a page of the history whose data stall is loaded by the browser', async ({ page }) => {
  await open(page)
  await quickLink(page, footer.ourServices).click()
  await expect(heading(page, footer.ourServices)).toBeVisible()
  // After a reload the router has no page but this one.
  await page.reload()
  await started(page)
  host.break({ share: 0.5, then: 'stall' })
  await page.evaluate(() => history.back())
  await afterTheLimit(page, footer.aboutUs)
})

test('Back shows its page before the scripts of a reloaded page run', async ({ page }) => {
  await open(page)
  await quickLink(page, footer.ourServices).click()
  await expect(heading(page, footer.ourServices)).toBeVisible()
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(heading(page, footer.aboutUs)).toBeVisible()
})

test('the page below the spinner can be used', async ({ page }) => {
  await open(page)
  host.break({ share: 0, then: 'stall' })
  await quickLink(page, footer.ourServices).click()
  await expect(page.getByRole('status').getByText(messages.en.loading, { exact: true })).toBeVisible()
  host.break(undefined)
  await quickLink(page, footer.ourProducts).click()
  await expect(heading(page, footer.ourProducts)).toBeVisible()
  await expect(page).toHaveURL(`${host.address}/products`)
})
