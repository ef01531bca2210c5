import { expect, type Locator, type Page, test } from '@playwright/test'

import { apps } from '@/content/apps'
import { messages } from '@/content/messages'
import { deletionPaths, isDeletionPath } from '@/content/page-paths'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath, stripLocalePrefix } from '@/lib/localize-path'

import { focusFaults } from './support/accessibility'
import { createAccount, emailArabic, requestsWith, usernameEnglish, variants } from './support/deletion-page'
import { openWithMenu, panels } from './support/menu'
import { eachChangeIn, RELEASE } from './support/release'

/** Journeys with only the keyboard. Each stop is visible and uncovered, and each new page is announced. */
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const MAX_STOPS = 80
const PASSWORD = 'Journey-2026'

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusFaults(page)).toEqual([])
    // A link of a closed group is hidden.
    if (await control.and(page.locator(':focus')).count()) return
  }
  throw new Error(`${control} was not reached in ${MAX_STOPS} stops`)
}

/** Follows the focused link to another page. Its title is announced once, and reading continues in its main content. */
async function follow(page: Page, path: string) {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const announcer = document.querySelector('next-route-announcer')?.shadowRoot
    const note = () => announced.push(announcer?.textContent ?? '')
    if (announcer)
      new MutationObserver(note).observe(announcer, { childList: true, subtree: true, characterData: true })
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  // A page that the owner's counter may not see is loaded. Browsers announce a document themselves.
  if (site.analytics && isDeletionPath(stripLocalePrefix(path))) return
  const heard = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  // Next announces the title, or the heading if the title is not set yet.
  await expect.poll(heard).toHaveLength(1)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect([heading, await page.title()]).toContain((await heard())[0])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
}

for (const locale of locales) {
  test(`from the home page to the datasheet of a service, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    const menu = await openWithMenu(page, locale, '/')
    const [{ groups }] = panels(locale)
    const target = groups[0]?.pages.at(-1)
    await tabTo(page, menu.services)
    await page.keyboard.press('Enter')
    await expect(menu.services).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, menu.link(target?.name ?? ''))
    await follow(page, target?.url ?? '')
    const datasheet = page.getByRole('main').locator('a[download]').first()
    await tabTo(page, datasheet)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.goBack()
    await expect(page).toHaveURL(localizePath(locale, '/'))
  })
}

for (const variant of variants) {
  const { app, locale, words, path } = variant
  test(
    `from the home page to a deleted account of ${app}, ${locale}`,
    variant === emailArabic ? {} : RELEASE,
    async ({ page, request }) => {
      const { user, password } = await createAccount(request, variant, PASSWORD)
      page.on('dialog', (dialog) => dialog.accept())
      const menu = await openWithMenu(page, locale, '/')
      const isProduct = ({ url }: { url: string }) => url.endsWith(`/${apps[app].product}`)
      const group = panels(locale)[1].groups.find(({ pages }) => pages.some(isProduct))
      const product = group?.pages.find(isProduct)
      test.skip(!product, 'the owner has taken the product away')
      await tabTo(page, menu.products)
      await page.keyboard.press('Enter')
      await tabTo(page, menu.button(group?.title ?? ''))
      await page.keyboard.press('Enter')
      await tabTo(page, menu.link(product?.name ?? ''))
      await follow(page, product?.url ?? '')
      await tabTo(page, page.getByRole('main').locator(`a[href="${path}"]`).first())
      await follow(page, path)
      const form = page.getByRole('main').getByRole('form')
      await tabTo(page, form.getByLabel(words.identity, { exact: true }))
      await page.keyboard.type(user)
      await tabTo(page, form.getByLabel(words.password, { exact: true }))
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      await expect(form.getByRole('status')).toHaveText(words.success)
      expect(await requestsWith(request, variant, user, password)).toHaveLength(1)
      // The focus stays in the form, where the outcome appears.
      await expect(form.locator(':focus')).toHaveCount(1)
    },
  )

  test(
    `going back returns the focus to the followed link, ${path}`,
    variant === usernameEnglish ? {} : RELEASE,
    async ({ page }) => {
      await openWithMenu(page, locale, deletionPaths[app])
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: messages[locale].footer.ourServices, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(localizePath(locale, '/services'))
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(link).toBeFocused()
    },
  )
}
