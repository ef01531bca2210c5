import { readFileSync } from 'node:fs'

import { expect, type Page, test } from '@playwright/test'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { started } from '../support/started'

/*
 * How the site looks: each page that stands alone, one of each group, and states of them. npm run compare takes these
 * pictures of an earlier state and compares this one with them, so nothing here depends on the words of either.
 */

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const
type Width = keyof typeof HEIGHTS
const WIDTHS = [390, 768, 1440] as const

/** A Monday in Dubai, 10:30: the pages show the hour there and the year. */
const NOW = new Date('2026-11-23T06:30:00Z')

/** What other hosts draw, and what moves by itself. */
const STYLE = ':is(video, iframe, #hero-particles) { visibility: hidden !important; }'

/** A page, or a state of it. */
interface View {
  path: string
  state?: string
  widths: readonly Width[]
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>
  /** The part of the page to photograph. By default the whole page. */
  part?: string
  /** Only the window, where a part covers the page. */
  isWindow?: boolean
  /** A page without the framework. */
  isStatic?: boolean
}

const paths = [
  ...Object.values(pagePaths),
  ...[...catalogue.services, ...catalogue.products].flatMap(({ items }) => items[0]?.path ?? []),
  ...samples.slice(0, 1).map(({ path }) => path),
]

const PANELS = 'header nav > ul > li > button'
const FORM = 'main form'

const openPanel = (index: number) => async (page: Page) => {
  await page.locator(PANELS).nth(index).click()
  await page.locator(`${PANELS}[aria-expanded=true]`).waitFor()
}

async function openMobileMenu(page: Page) {
  await page.locator('header button[aria-haspopup=dialog]').click()
  await page.locator('dialog[open] nav button, dialog[open] nav summary').first().click()
}

async function submitEmpty(page: Page) {
  await page.locator(`${FORM} [type=submit]:enabled`).click()
  await page.locator(`${FORM} [aria-invalid=true]`).first().waitFor()
}

/** Answers as the deletion API of any app does, so that the picture needs no sandbox. */
async function deleteAccount(page: Page) {
  await page.route('**', async (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          json: { status: 'success', message: 'success' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  )
  page.on('dialog', (dialog) => dialog.accept())
  const fields = page.locator(`${FORM} input`)
  await fields.first().fill('somebody@example.com')
  await fields.last().fill('password')
  await page.locator(`${FORM} [type=submit]:enabled`).click()
  await page.locator(`${FORM} [role=status] *`).first().waitFor()
}

const [deletionPage = pagePaths.home] = Object.values(deletionPaths)
const gallery = catalogueItems('products').find(({ entry }) => entry.copy.en.screens)?.path ?? pagePaths.products
const openThirdScreen = (page: Page) => page.locator('[data-slot=thumbnails] button').nth(2).click()

const views: readonly View[] = [
  ...paths.map((path) => ({ path, widths: WIDTHS })),
  { path: '/contact', state: 'menu of services', widths: [1440], prepare: openPanel(0), isWindow: true },
  { path: '/contact', state: 'menu of products', widths: [1440], prepare: openPanel(1), isWindow: true },
  { path: '/contact', state: 'mobile menu', widths: [390, 768], prepare: openMobileMenu, isWindow: true },
  { path: gallery, state: 'gallery', widths: WIDTHS, prepare: openThirdScreen, part: '#screens' },
  { path: deletionPage, state: 'form with errors', widths: WIDTHS, prepare: submitEmpty, part: FORM },
  { path: deletionPage, state: 'form after success', widths: WIDTHS, prepare: deleteAccount, part: FORM },
  { path: '/unknown', widths: WIDTHS, isStatic: true },
]

/** Waits for every picture and every font, visible or not, and for the hero's words, which appear after its overlay. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, .hero-text h2')].at(-1)?.checkVisibility({ opacityProperty: true }),
  )
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
}

/** The page for unknown paths leads home at once: without its script and its refresh it stays. */
const withoutRedirect = (html: string) => html.replace(/<meta http-equiv="refresh"[^>]*>|<script\b.*?<\/script>/gis, '')

for (const { path, state = '', widths, prepare, part, isWindow, isStatic } of views) {
  for (const locale of locales) {
    for (const width of widths) {
      const title = [path, state, locale, `${width} px`].filter(Boolean).join(', ')
      test(title, async ({ page }) => {
        test.slow()
        await page.setViewportSize({ width, height: HEIGHTS[width] })
        await page.clock.setFixedTime(NOW)
        // The map and all else of others.
        await page.route(
          ({ hostname }) => hostname !== 'localhost',
          (route) => route.fulfill({ contentType: 'text/html', body: '' }),
        )
        const address = localizePath(locale, path)
        if (isStatic)
          await page.route(`**${address}`, async (route) => {
            const response = await route.fetch()
            await route.fulfill({ response, body: withoutRedirect(await response.text()) })
          })
        const answer = await page.goto(address)
        if (!isStatic) {
          expect(answer?.ok(), `${address} is there`).toBe(true)
          await started(page)
        }
        await page.addStyleTag({ content: STYLE })
        await settle(page)
        await prepare?.(page)
        await settle(page)
        const picture = `${title.replace(/\W+/g, '-')}.png`
        if (part) await expect(page.locator(part)).toHaveScreenshot(picture)
        else await expect(page).toHaveScreenshot(picture, { fullPage: !isWindow })
      })
    }
  }
}

/** The differences between the words of the two, as git shows them. */
const WORDS = '.cache/compare/words.diff'

test('what the site says', async ({}, info) => {
  await info.attach('words.diff', { path: WORDS, contentType: 'text/plain' })
  expect(readFileSync(WORDS, 'utf8').split('\n').slice(0, 200).join('\n')).toBe('')
})
