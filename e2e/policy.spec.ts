import { expect, type Page, test as base } from '@playwright/test'

import { isDeletionPath } from '@/content/page-paths'
import { partners } from '@/content/partners'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { partnersMove } from './support/carousel'
import { standInForMap } from './support/map'
import { desktopMenu } from './support/menu'
import { mobileMenu } from './support/mobile-menu'
import { kindPaths } from './support/pages'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

const PHONE = { width: 390, height: 844 }
/** The fewest buttons on the kinds of pages together. Where partners move, each has one, beside two arrows. */
const MIN_PRESSES = 12 + (partnersMove(1280) ? partners.length + 2 : 0)

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
    // Of a deletion page the form is tested by account-deletion.spec.ts: without the policy's leave no request is sent.
    for (const path of kindPaths.filter((kind) => !isDeletionPath(kind))) {
      await page.goto(to(path))
      await started(page)
      presses += await pressEverything(page)
    }
    const { services, products } = desktopMenu(page, locale)
    for (const button of [services, products]) await button.hover()
    await page.setViewportSize(PHONE)
    const { opener, dialog } = mobileMenu(page, locale)
    await opener.click()
    const folded = dialog.getByRole('button', { expanded: false })
    while ((await folded.count()) > 0) await folded.first().click()
    expect(presses).toBeGreaterThan(MIN_PRESSES)
    expect(errors).toEqual([])
  })
}
