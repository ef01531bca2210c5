import type { Page, Route } from 'playwright'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const
export type Width = keyof typeof HEIGHTS
const WIDTHS = [390, 768, 1440] as const

/** What is photographed: a page, or a state of it. */
export interface View {
  name: string
  path: string
  widths: readonly Width[]
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>
  /** Before the page is opened. */
  stub?: (page: Page) => Promise<unknown>
  /** The part that is photographed; without it the whole page. */
  part?: string
  /** The window alone, where a part covers the page. */
  isWindow?: boolean
  /** A page without the framework. */
  isStatic?: boolean
}

/** The pages that stand alone, and the first of each group of services and products and of the samples. */
const paths = [
  ...Object.values(pagePaths),
  ...[...catalogue.services, ...catalogue.products].flatMap(({ items }) => items[0]?.path ?? []),
  ...samples.slice(0, 1).map(({ path }) => path),
]

const PANELS = 'header nav > ul > li > button'
const FORM = 'main form'

const openPanel = (index: number) => async (page: Page) => {
  const button = page.locator(PANELS).nth(index)
  await button.click()
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

const [deletionPage = pagePaths.home] = Object.values(deletionPaths)

/** Answers as the deletion API of any app does, so that the picture needs no sandbox. */
const answerDeletion = (page: Page) =>
  page.route('**', async (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          json: { status: 'success', message: 'success' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  )

async function deleteAccount(page: Page) {
  page.on('dialog', (dialog) => dialog.accept())
  const fields = page.locator(`${FORM} input`)
  await fields.first().fill('somebody@example.com')
  await fields.last().fill('password')
  await page.locator(`${FORM} [type=submit]:enabled`).click()
  await page.locator(`${FORM} [role=status] *`).first().waitFor()
}

/** The page for unknown paths without its script and its refresh, which lead home at once. */
async function withoutRedirect(route: Route) {
  const reply = await route.fetch()
  const body = (await reply.text()).replace(/<meta http-equiv="refresh"[^>]*>|<script\b.*?<\/script>/gis, '')
  await route.fulfill({ response: reply, body })
}

const withScreens = catalogueItems('products').find(({ entry }) => entry.copy.en.screens)

const states: readonly View[] = [
  { name: 'menu of services', path: '/contact', widths: [1440], prepare: openPanel(0), isWindow: true },
  { name: 'menu of products', path: '/contact', widths: [1440], prepare: openPanel(1), isWindow: true },
  { name: 'mobile menu', path: '/contact', widths: [390, 768], prepare: openMobileMenu, isWindow: true },
  {
    name: 'gallery',
    path: withScreens?.path ?? pagePaths.products,
    widths: WIDTHS,
    prepare: (page) => page.locator('.gallery-thumbnails button').nth(2).click(),
    part: '#screens',
  },
  { name: 'form with errors', path: deletionPage, widths: WIDTHS, prepare: submitEmpty, part: FORM },
  {
    name: 'form after success',
    path: deletionPage,
    widths: WIDTHS,
    stub: answerDeletion,
    prepare: deleteAccount,
    part: FORM,
  },
  {
    name: 'unknown path',
    path: '/unknown',
    widths: WIDTHS,
    stub: (page) => page.route('**/unknown', withoutRedirect),
    isStatic: true,
  },
]

/** All views in both languages, or those of the pages in `only`, without the language prefix. */
export const viewsOf = (only: readonly string[]): readonly View[] =>
  [...paths.map((path): View => ({ name: path, path, widths: WIDTHS })), ...states]
    .filter(({ path }) => only.length === 0 || only.includes(path))
    .flatMap((view) =>
      locales.map((locale) => ({
        ...view,
        name: `${view.name}, ${locale}`,
        path: localizePath(locale, view.path),
      })),
    )

export const windowOf = (width: Width) => ({ width, height: HEIGHTS[width] })
