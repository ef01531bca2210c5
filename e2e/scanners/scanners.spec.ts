import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { violationsOf } from '../support/accessibility'
import { createAccount, openDeletionPage, variants } from '../support/deletion-page'
import { opacityOf, titleOf } from '../support/hero'
import { standInForMap } from '../support/map'
import { openWithMenu } from '../support/menu'
import { openMobileMenu } from '../support/mobile-menu'
import { kindPaths, PRODUCT, SERVICE } from '../support/pages'
import { RELEASE } from '../support/release'
import { scan } from './scan'
import { started } from '../support/started'

const WIDTHS = [390, 1280] as const
const [PHONE, DESKTOP] = WIDTHS
const HEIGHT = 900
const COLOURS = { light: 'none', forced: 'active' } as const
/** At least this many checks pass on every page. */
const MIN_JUDGED = 50
/** Alfa computes the styles of the whole page itself. */
const TIMEOUT_MS = 180_000

test.describe.configure({ mode: 'parallel', timeout: TIMEOUT_MS })

async function expectNothingFound(page: Page, what: string) {
  const { judged, found } = await scan(page)
  for (const count of judged) expect(count, `${what}: judged`).toBeGreaterThan(MIN_JUDGED)
  expect.soft(found, what).toEqual([])
  expect.soft(await violationsOf(page), `${what}: axe`).toEqual([])
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT })

async function openPage(page: Page, locale: Locale, path: string) {
  await page.goto(localizePath(locale, path))
  await started(page)
  // The hero's words become visible after its overlay.
  await expect.poll(() => opacityOf(titleOf(page))).toBe(1)
}

for (const [colours, forcedColors] of Object.entries(COLOURS)) {
  for (const locale of locales) {
    test.describe(`scanners, ${colours} colours, ${locale}`, RELEASE, () => {
      test.beforeEach(async ({ page }) => {
        await standInForMap(page)
        // Waits for fades to end before judging.
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      })

      for (const path of kindPaths) {
        test(`nothing is found on ${path}`, async ({ page }) => {
          for (const width of WIDTHS) {
            await setWidth(page, width)
            await openPage(page, locale, path)
            await expectNothingFound(page, `${width} px`)
          }
        })
      }

      test('nothing is found with an open panel of the menu', async ({ page }) => {
        await setWidth(page, DESKTOP)
        const menu = await openWithMenu(page, locale, SERVICE)
        await menu.services.focus()
        await page.keyboard.press('Enter')
        await expect(menu.allServices).toBeVisible()
        await expectNothingFound(page, 'services')
      })

      test('nothing is found with the open mobile menu', async ({ page }) => {
        await setWidth(page, PHONE)
        const menu = await openMobileMenu(page, locale, SERVICE)
        await expectNothingFound(page, 'opened')
        await menu.button(menu.words.services).click()
        await expectNothingFound(page, 'unfolded')
      })

      test('nothing is found with another screen in the gallery', async ({ page }) => {
        for (const width of WIDTHS) {
          await setWidth(page, width)
          await openPage(page, locale, PRODUCT)
          const gallery = page.getByRole('region', { name: messages[locale].catalogue.exploreScreens, exact: true })
          const other = gallery.getByRole('group').getByRole('button').nth(1)
          await other.click()
          await expect(other).toHaveAttribute('aria-current', 'true')
          await expectNothingFound(page, `${width} px`)
        }
      })

      for (const variant of variants.filter((each) => each.locale === locale)) {
        test(`nothing is found with errors and success in the form of ${variant.app}`, async ({ page, request }) => {
          for (const width of WIDTHS) {
            await setWidth(page, width)
            const form = await openDeletionPage(page, variant)
            await form.button.click()
            await expect(form.alert).toHaveText(variant.words.empty)
            await expectNothingFound(page, `${width} px, errors`)
            const { user, password } = await createAccount(request, variant)
            await form.submit(user, password)
            await expect(form.status).toHaveText(variant.words.success)
            await expectNothingFound(page, `${width} px, success`)
          }
        })
      }
    })
  }
}

test('both scanners find a planted fault', RELEASE, async ({ page }) => {
  await openPage(page, 'en', '/privacy')
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('button')))
  const { found } = await scan(page)
  expect(found.map((finding) => finding.split(' ')[0])).toEqual(expect.arrayContaining(['alfa', 'ibm']))
})
