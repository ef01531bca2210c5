import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { homePage } from '@/content/pages'

import { createAccount, requestsOf, usernameEnglish } from './support/deletion-page'
import { heroOf } from './support/hero'
import { hold } from './support/hold'
import { desktopMenu } from './support/menu'
import { SERVICE } from './support/pages'
import { started } from './support/started'

/** Pages that the browser has translated: two `<font>` elements wrap each text, which React does not expect. */

/** React renders a page again if its texts are not those it expects: hydration error 418. */
const EXPECTED_ERROR = /Minified React error #418/

/** Translates the page as Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, svg, font')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.textContent = `[${text.data}]`
    }
  })

/** Opens a page whose scripts are held back until `start()`, and translates it. */
async function openTranslated(page: Page, path: string) {
  const release = await hold(page, '**/_next/static/**/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await translate(page)
  return {
    async start() {
      release()
      await started(page)
    },
  }
}

/** Finds the form's parts by attributes that a translation does not change. */
function formOf(page: Page) {
  const form = page.getByRole('main').getByRole('form')
  return {
    identity: form.getByRole('textbox').first(),
    password: form.locator('[autocomplete=current-password]'),
    button: form.locator('[type=submit]'),
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
  }
}

let errors: string[]
test.beforeEach(({ page }) => {
  errors = []
  page.on('pageerror', ({ message }) => EXPECTED_ERROR.test(message) || errors.push(message))
})
test.afterEach(() => expect(errors).toEqual([]))

for (const [press, isClick] of [
  ['a click on its button', true],
  ['Enter', false],
] as const) {
  const title = `the first press deletes the account, by ${press}`
  test(isClick ? `${title}, even on a page translated again` : title, async ({ page, request }) => {
    const { user, password } = await createAccount(request, usernameEnglish)
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return dialog.accept()
    })
    const { start } = await openTranslated(page, usernameEnglish.path)
    const form = formOf(page)
    await form.identity.fill(user)
    await form.password.fill(password)
    if (isClick) await form.button.click()
    else await form.password.press('Enter')
    expect(await requestsOf(request, user)).toEqual([])
    await start()
    await expect(form.status).toHaveText(usernameEnglish.words.success)
    expect(questions).toEqual([usernameEnglish.words.confirmation])
    expect(await requestsOf(request, user)).toHaveLength(1)
    if (!isClick) return

    await translate(page)
    await form.identity.fill(user)
    await form.password.fill(password)
    const letGo = await hold(page, `${usernameEnglish.api.url}/**`)
    await form.button.click()
    await expect(form.button).toBeDisabled()
    await expect(form.button).toHaveText(usernameEnglish.words.processing)
    letGo()
    await expect(form.alert).toHaveText(usernameEnglish.words.accountDoesNotExist)
    await expect(form.identity).toHaveValue(user)
    await expect(form.password).toHaveValue('')
    await translate(page)
    await form.button.click()
    await expect(form.alert).toContainText(usernameEnglish.words.empty)
    await form.password.fill(password)
    await expect(form.alert).toBeEmpty()
  })
}

test('reading starts nothing, and a field in use keeps its text and the focus', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => /\/_next\/.+\.js$/.test(request.url()) && requested.push(request.url()))
  const { start } = await openTranslated(page, usernameEnglish.path)
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 100)
  expect(requested).toEqual([])
  const { identity, password, alert, button } = formOf(page)
  await identity.click()
  await page.keyboard.type('sara')
  await start()
  await expect(identity).toHaveValue('sara')
  await expect(identity).toBeFocused()
  await expect(alert).toBeEmpty()
  await button.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
})

test('a press on the menu opens its panel, which still works when translated again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { start } = await openTranslated(page, SERVICE)
  const menu = desktopMenu(page, 'en')
  const services = menu.nav.locator('[aria-expanded]').first()
  await services.focus()
  await page.keyboard.press('Enter')
  await start()
  await expect(menu.allServices).toBeVisible()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(services).toBeFocused()
  await translate(page)
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await services.click()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await menu.nav.locator(`a[href="/services"]`).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.footer.ourServices)
})

test('the menu of a phone opens in translation, and stays open when one of its lists is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(SERVICE)
  await translate(page)
  const summary = page.locator('[data-folded] > summary').first()
  await summary.click()
  await page.locator('[command=show-modal]').click()
  const menu = page.locator('dialog')
  await expect(menu).toHaveAttribute('open')
  await expect(menu.locator('font').first()).toBeVisible()
  await menu.locator('nav button').first().click()
  await started(page)
  await expect(menu).toHaveAttribute('open')
  await expect(page.locator('[data-folded]').first()).toHaveAttribute('open')
  await menu.locator('[command=close]').first().click()
  await expect(menu).not.toHaveAttribute('open')
})

test('shows a chosen slide, even on a page translated again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { start } = await openTranslated(page, '/')
  const { thumbnails, title } = heroOf(page, 'en')
  const { slides } = homePage.en
  await thumbnails.nth(2).click()
  await start()
  await expect(title).toHaveText(slides[2]?.title ?? '')
  await translate(page)
  // The hero ignores a choice while a slide changes.
  await expect(async () => {
    await thumbnails.nth(1).click()
    // In the visitor's language.
    await expect(title).toContainText(slides[1]?.title ?? '', { timeout: 1000 })
  }).toPass()
})
