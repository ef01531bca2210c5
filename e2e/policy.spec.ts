import { expect, type Page, test as base } from '@playwright/test'

import { isDeletionPath } from '@/content/page-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { createAccount, inTurn, openDeletionPage, variants } from './support/deletion-page'
import { heroOf, VIDEO_SLIDE } from './support/hero'
import { standInForMap } from './support/map'
import { openWithMenu } from './support/menu'
import { mobileMenu } from './support/mobile-menu'
import { kindPaths } from './support/pages'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

const PHONE = { width: 390, height: 844 }
/** The fewest buttons on the kinds of pages together. */
const MIN_PRESSES = 20

/** Collects violations of a page's Content-Security-Policy; each test must end with none. */
const test = base.extend<{ refusals: string[] }>({
  refusals: [
    async ({ page }, use) => {
      const refusals: string[] = []
      await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal))
      await page.addInitScript(() => {
        const { noteRefusal } = window as unknown as { noteRefusal: (refusal: string) => void }
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          noteRefusal(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
        )
      })
      await standInForMap(page)
      await use(refusals)
      expect(refusals).toEqual([])
    },
    { auto: true },
  ],
})

/** Presses every button between header and footer: slides, carousels, galleries, pauses. */
const pressEverything = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate(async (main) => {
    const buttons = main.getElementsByTagName('button')
    let count = 0
    for (let index = 0; index < buttons.length; index++) {
      const button = buttons[index]
      if (!button?.checkVisibility({ visibilityProperty: true }) || button.matches(':disabled, [inert] *')) continue
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      button.click()
      count += 1
    }
    return count
  })

test('a violation is noticed', async ({ page, refusals }) => {
  await page.goto('/contact')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => refusals.splice(0).join()).toContain('style-src')
})

for (const locale of locales) {
  const to = (path: string) => localizePath(locale, path)

  const everyKind = `every kind of page is used under its policy and without errors, ${locale}`
  test(everyKind, eachChangeIn('en', locale), async ({ page }) => {
    test.slow()
    const errors: string[] = []
    let presses = 0
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`))
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    for (const path of kindPaths.filter((kind) => !isDeletionPath(kind))) {
      await page.goto(to(path))
      await started(page)
      presses += await pressEverything(page)
    }
    expect(presses).toBeGreaterThan(MIN_PRESSES)
    expect(errors).toEqual([])
  })

  test(`menus and video work under the policy, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    const menu = await openWithMenu(page, locale, '/')
    for (const button of [menu.services, menu.products]) await button.hover()
    // In a low window the open panel covers the thumbnails.
    await page.keyboard.press('Escape')
    await expect(menu.allProducts).toBeHidden()
    const { video, thumbnails } = heroOf(page, locale)
    await thumbnails.nth(VIDEO_SLIDE).click()
    await expect(video).toHaveJSProperty('paused', false)
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await page.setViewportSize(PHONE)
    const { opener, dialog } = mobileMenu(page, locale)
    await opener.click()
    await expect(dialog).toBeVisible()
    const folded = dialog.getByRole('button', { expanded: false })
    while ((await folded.count()) > 0) await folded.first().click()
  })
}

for (const variant of variants) {
  test(`the form of ${variant.path} sends its request under the policy`, inTurn(variant), async ({ page, request }) => {
    const { user, password } = await createAccount(request, variant)
    const form = await openDeletionPage(page, variant)
    await form.submit(user, password)
    await expect(form.status).toHaveText(variant.words.success)
  })
}
