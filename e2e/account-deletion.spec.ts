import { expect } from '@playwright/test'

import { site } from '@/content/site'

import {
  createAccount,
  inTurn,
  emailArabic,
  openDeletionPage,
  requestsOf,
  sentPassword,
  usernameEnglish,
  userOf,
  variants,
} from './support/deletion-page'
import { SECRET, test } from './support/deletion-test'
import { hold } from './support/hold'

const RED = 'rgb(152, 31, 24)'
const GREEN = 'rgb(17, 90, 52)'
/** The opacity of a disabled button. */
const GREY = 'rgb(232, 221, 201)'

for (const variant of variants) {
  const { words, contract, api, path } = variant
  const refusal = contract.reply === 'status' ? words.accountDoesNotExist : words.failed

  test(
    `${path}: deletes an account after showing every message of the form`,
    inTurn(variant),
    async ({ page, request }) => {
      const { user, password } = await createAccount(request, variant, ` ${SECRET} سر 🌴 `)
      const form = await openDeletionPage(page, variant)

      await test.step('empty fields', async () => {
        await form.button.click()
        await expect(form.alert).toHaveText(words.empty)
        await expect(form.alert.getByText(words.empty)).toHaveCSS('color', RED)
        await expect(form.identity).toBeFocused()
        await expect(form.identity).toHaveAttribute('aria-invalid', 'true')
        await expect(form.identity).toHaveAccessibleDescription(words.described(words.fieldErrors[contract.identity]))
        await expect(form.password).toHaveAccessibleDescription(words.described(words.fieldErrors.password))
        await expect(page).toHaveTitle(words.errorTitle)
        if (contract.identity === 'email') {
          await form.submit('demo@', SECRET)
          await expect(form.alert).toHaveText(words.email)
          await expect(form.password).not.toHaveAttribute('aria-invalid')
        }
        expect(form.questions).toEqual([])
      })

      await test.step('declined', async () => {
        form.answers.accept = false
        await form.submit(user, password)
        expect(form.questions.splice(0)).toEqual([words.confirmation])
        await expect(form.button).toBeEnabled()
        await expect(form.alert).toBeEmpty()
        await expect(form.identity).toHaveValue(user)
        await expect(form.password).toHaveValue(password)
        expect(form.calls).toEqual([])
        form.answers.accept = true
      })

      await test.step('refused', async () => {
        await form.submit(user, `Wrong ${SECRET}`)
        await expect(form.alert).toHaveText(contract.reply === 'status' ? refusal : `${refusal}Invalid credentials`)
        await expect(form.alert.getByText(refusal.trim())).toHaveCSS('color', RED)
        await expect(form.status).toBeEmpty()
        await expect(form.identity).toHaveValue(user)
        await expect(form.password).toHaveValue('')
      })

      await test.step('no reply', async () => {
        await form.submit(userOf(variant, 'nocors'), SECRET)
        await expect(form.alert).toHaveText(words.network)
        await expect(form.password).toHaveValue('')
      })

      await test.step('deleted, by one request for many clicks', async () => {
        form.calls.length = 0
        form.questions.length = 0
        const letGo = await hold(page, `${api.url}/**`)
        await form.identity.fill(user)
        await form.password.fill(password)
        await form.button.dblclick()
        await expect(form.processing).toBeDisabled()
        await form.password.press('Enter')
        await expect(form.identity).toHaveValue(user)
        letGo()
        await expect(form.status).toHaveText(words.success)
        await expect(form.status.getByText(words.success)).toHaveCSS('color', GREEN)
        await expect(form.alert).toBeEmpty()
        await expect(form.identity).toHaveValue('')
        await expect(form.password).toHaveValue('')
        expect(form.calls).toHaveLength(1)
        expect(form.questions).toEqual([words.confirmation])
      })

      await test.step('sends the request that the contract describes', async () => {
        expect(form.calls[0]?.postDataJSON()).toEqual({
          [contract.identityField]: user,
          password: sentPassword(variant, password),
        })
        const received = (await requestsOf(request, user)).at(-1)
        expect(received).toMatchObject({
          method: 'DELETE',
          path: new URL(api.url).pathname + contract.path,
        })
        expect(received?.headers).toEqual({
          [site.keyHeader.toLowerCase()]: api.key,
          'content-type': 'application/json',
          origin: new URL(page.url()).origin,
        })
      })
    },
  )
}

// Other tests cover each reply of the sandbox, a reply that takes more than 30 s, and each message:
// scripts/sandbox/deletion-faults.test.ts, lib/account-deletion and components/forms.

for (const [lost, files] of [
  ['framework', '**/_next/static/**/*.js'],
  ['startup script', '**/scripts/*.js'],
] as const) {
  test(`keeps the typed text, sends nothing and says so after 10 s when the ${lost} never arrives`, async ({
    page,
  }) => {
    const { words, path } = emailArabic
    const calls: string[] = []
    page.on('request', (call) => call.method() !== 'GET' && calls.push(call.url()))
    await page.clock.install()
    await hold(page, files)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('main').getByRole('form')
    const button = form.getByRole('button', { name: words.submit, exact: true })
    // It looks the same before and after hydration, so that nothing flashes.
    await expect(button).toHaveCSS('background-color', RED)
    await form.getByLabel(words.identity, { exact: true }).fill('demo@example.com')
    await form.getByLabel(words.password, { exact: true }).fill(SECRET)
    await page.keyboard.press('Enter')
    // Only the startup script has run: it enables the button and holds the click.
    await button.click({ force: true })
    await page.clock.runFor(10_000)
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toContainText(words.broken)
    await expect(button).toBeDisabled()
    await expect(button).toHaveCSS('background-color', GREY)
    await expect(page).toHaveURL(path)
    expect(calls).toEqual([])
    await expect(form.getByLabel(words.password, { exact: true })).toHaveValue(SECRET)
  })
}

test('disables the form, visibly, when its scripts are blocked', async ({ page }) => {
  const { words, path } = emailArabic
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    })
  })
  await page.goto(path)
  const form = page.getByRole('main').getByRole('form')
  const button = form.getByRole('button', { name: words.submit, exact: true })
  await form.getByLabel(words.password, { exact: true }).fill(SECRET)
  await page.keyboard.press('Enter')
  await expect(button).toBeDisabled()
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(button).toHaveCSS('background-color', GREY)
  await expect(page).toHaveURL(path)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says what it needs and cannot be submitted', async ({ page }) => {
    for (const { words, path } of [usernameEnglish, emailArabic]) {
      await page.goto(path)
      // Not getByText(), which ignores the content of noscript elements.
      await expect(page.getByRole('paragraph').filter({ hasText: words.needsScript })).toBeVisible()
      const form = page.getByRole('main').getByRole('form')
      await expect(form.getByRole('button', { name: words.submit, exact: true })).toBeDisabled()
      await expect(form.getByRole('button', { name: words.showPassword })).toBeHidden()
      await form.getByLabel(words.password, { exact: true }).fill(SECRET)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
    }
  })
})
