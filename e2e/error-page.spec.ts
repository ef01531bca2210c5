import { expect, type Page, test } from '@playwright/test'

import { errorPageMessages } from '@/content/messages/error-page'
import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { mobileMenu } from './support/mobile-menu'
import { SERVICE, USERNAME_DELETION } from './support/pages'
import { started } from './support/started'
import { eachChangeIn } from './support/release'

/** Blocks all further scripts of the build, as for a tab that was opened before a deployment. */
const loseScripts = (page: Page) => page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404 }))

/** The page on which the test follows a link has no form, so the form's script is not loaded yet. */
async function followLinkToForm(page: Page, address: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Delete' })
    document.querySelector('main')?.append(link)
  }, address)
  await page.getByRole('link', { name: 'Delete', exact: true }).click()
}

/** Records every title that the page shows from now on, even for a moment. */
async function recordHeadings(page: Page): Promise<string[]> {
  const headings: string[] = []
  await page.exposeFunction('recordHeading', (heading: string) => headings.push(heading))
  await page.evaluate(() => {
    const { recordHeading } = window as unknown as { recordHeading: (heading: string) => void }
    new MutationObserver(() => recordHeading(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
    })
  })
  return headings
}

for (const locale of locales) {
  const address = localizePath(locale, USERNAME_DELETION)
  const text = errorPageMessages[locale]

  test(
    `loads a page by the browser when its scripts are missing, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.goto(localizePath(locale, '/services'))
      await started(page)
      const headings = await recordHeadings(page)
      await loseScripts(page)
      await followLinkToForm(page, address)
      await expect(page.getByRole('form')).toBeVisible()
      expect(headings, 'the error page is not shown meanwhile').not.toContain(text.title)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )

  test(
    `reports a page that cannot be rendered, in its language, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      const refusals: string[] = []
      page.on('console', (message) => /Content Security Policy/.test(message.text()) && refusals.push(message.text()))
      // The page's carousels observe whether they are near the window, with a margin that nothing else uses. The
      // observer fails only the first time, so the page works when loaded again.
      await page.addInitScript(() => {
        if (sessionStorage.getItem('wasBroken')) return
        sessionStorage.setItem('wasBroken', 'true')
        window.IntersectionObserver = class extends IntersectionObserver {
          constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            if (options?.rootMargin === '800px') throw new Error('broken page')
            super(callback, options)
          }
        }
      })
      await page.goto(localizePath(locale, SERVICE))
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(page.getByText(text.text)).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(10, 19, 34)')
      const home = localizePath(locale, '/')
      await expect(page.getByRole('link', { name: text.home, exact: true })).toHaveAttribute('href', home)
      // The menu still works.
      await page.setViewportSize({ width: 390, height: 844 })
      await mobileMenu(page, locale).opener.click()
      await expect(mobileMenu(page, locale).dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: text.reload, exact: true }).click()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await started(page)
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(refusals).toEqual([])
    },
  )

  test(
    `reports a failure of the header, in the page's language and style, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.addInitScript(() => {
        const { addEventListener } = document
        // In-app links listen for this event; an error in an effect of the layout ends the layout.
        document.addEventListener = function (this: Document, ...[type, ...rest]: Parameters<typeof addEventListener>) {
          if (type === 'pointermove') throw new Error('broken layout')
          return addEventListener.call(this, type, ...rest)
        } as typeof addEventListener
      })
      await page.goto(localizePath(locale, '/about'))
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'ar-AE' : 'en-AE')
      await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(10, 19, 34)')
      await expect(page.getByRole('link', { name: messages[locale].notFound.link })).toBeVisible()
    },
  )
}
