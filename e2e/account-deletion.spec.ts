import { expect } from '@playwright/test'

import { site } from '@/content/site'

import {
  createAccount,
  inTurn,
  lahfaArabic,
  lahfaEnglish,
  openDeletionPage,
  requestsOf,
  sentPassword,
  swinEnglish,
  userOf,
  variants,
} from './support/deletion-page'
import { SECRET, test } from './support/deletion-test'
import { hold } from './support/hold'

const RED = 'rgb(152, 31, 24)'
const GREEN = 'rgb(17, 90, 52)'

for (const variant of variants) {
  const { words, api, path } = variant

  test(`${path}: an account is deleted, past every message of the form`, inTurn(variant), async ({ page, request }) => {
    const { user, password } = await createAccount(request, variant, ` ${SECRET} سر 🌴 `)
    const form = await openDeletionPage(page, variant)

    await test.step('empty fields', async () => {
      await form.button.click()
      await expect(form.alert).toHaveText(words.empty)
      await expect(form.alert.getByText(words.empty)).toHaveCSS('color', RED)
      await expect(form.identity).toBeFocused()
      await expect(form.identity).toHaveAttribute('aria-invalid', 'true')
      await expect(form.identity).toHaveAccessibleDescription(new RegExp(`: ${words.fieldErrors[api]}$`))
      await expect(form.password).toHaveAccessibleDescription(new RegExp(`: ${words.fieldErrors.password}$`))
      await expect(page).toHaveTitle(words.errorTitle)
      if (api === 'lahfa') {
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
      await expect(form.alert).toHaveText(words.failed + (api === 'swin' ? words.unknown : 'Invalid credentials'))
      await expect(form.alert.getByText(words.failed.trim())).toHaveCSS('color', RED)
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
      const letGo = await hold(page, `${site.deletionApis[api].url}/**`)
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

    await test.step('the request keeps the contract', async () => {
      const isSwin = api === 'swin'
      expect(form.calls[0]?.postDataJSON()).toEqual(
        isSwin ? { username: user, password: sentPassword(variant, password) } : { user_name: user, password },
      )
      const received = (await requestsOf(request, user)).at(-1)
      expect(received).toMatchObject({
        method: 'DELETE',
        path: expect.stringMatching(isSwin ? /\/admin\/subscribers$/ : /\/users\/delete$/),
      })
      expect(received?.headers).toEqual({
        [site.deletionApis.keyHeader.toLowerCase()]: site.deletionApis[api].key,
        'content-type': 'application/json',
        origin: new URL(page.url()).origin,
      })
    })
  })
}

// What a reply means and how it is shown does not depend on the language.
for (const variant of [swinEnglish, lahfaEnglish]) {
  const { words, api } = variant
  const isSwin = api === 'swin'
  const refused = (detail: string) => words.failed + (isSwin ? words.unknown : detail)
  const faults: [name: string, message: string][] = [
    ['nobody-of-this-name', refused('Unknown account')],
    ['error500', refused('Internal error')],
    ['nomessage', words.failed + words.unknown],
    ['crash500', words.network],
    ['html', words.network],
    ['empty', words.network],
    ['reset', words.network],
  ]

  test(`${api}: says what went wrong, keeps the user and empties the password`, async ({ page, consoleTexts }) => {
    const form = await openDeletionPage(page, variant)
    await form.form.getByRole('button', { name: words.showPassword }).click()
    await expect(form.password).toHaveAttribute('type', 'text')

    for (const [name, message] of faults) {
      await test.step(name, async () => {
        consoleTexts.length = 0
        await form.submit(userOf(variant, name), SECRET)
        await expect(form.alert).toHaveText(message)
        await expect(form.button).toBeEnabled()
        await expect(form.identity).toHaveValue(userOf(variant, name))
        await expect(form.password).toHaveValue('')
        await expect(form.password).toHaveAttribute('type', 'password')
        const logged = consoleTexts.filter((text) => text.startsWith('Account deletion:'))
        expect(logged).toHaveLength(message === words.network ? 1 : 0)
      })
    }

    // A reply wrapped in `data` is Swin's success and Lahfa's failure.
    await form.submit(userOf(variant, 'wrapped'), SECRET)
    if (isSwin) await expect(form.status).toHaveText(words.success)
    else await expect(form.alert).toHaveText(words.failed + words.unknown)
  })
}

test('lahfa: an invalid address is not sent; a long message is cut and shown as text', async ({ page }) => {
  const { words } = lahfaEnglish
  const form = await openDeletionPage(page, lahfaEnglish)
  for (const address of ['demo', '@example.com', 'de mo@example.com']) {
    await form.submit(address, SECRET)
    await expect(form.alert).toHaveText(words.email)
    await expect(form.identity).toBeFocused()
  }
  await form.identity.fill('demo@example.com')
  await expect(form.identity).not.toHaveAttribute('aria-invalid')
  await expect(form.alert).toBeEmpty()
  expect(form.questions).toEqual([])
  expect(form.calls).toEqual([])

  await form.submit('long@example.com', SECRET)
  const message = form.alert.locator('bdi[dir=auto]')
  await expect(message).toHaveText(/^<img src=x onerror=alert\(1\)>/)
  expect((await message.textContent())?.length).toBe(300)
  await expect(form.form.locator('img')).toHaveCount(0)
  expect(form.questions).toEqual([words.confirmation])
})

test('gives up after 30 s without an answer', async ({ page }) => {
  const { words } = swinEnglish
  await page.clock.install()
  const form = await openDeletionPage(page, swinEnglish)
  await form.submit('hang', SECRET)
  await expect.poll(() => form.calls.length).toBe(1)
  await page.clock.fastForward(25_000)
  await expect(form.processing).toBeDisabled()
  await page.clock.fastForward(5_000)
  await expect(form.alert).toHaveText(words.network)
  await expect(form.button).toBeEnabled()
  await expect(form.password).toHaveValue('')
})

test('cannot be submitted before its scripts have run', async ({ page }) => {
  const { words, path } = lahfaArabic
  const calls: string[] = []
  page.on('request', (call) => call.method() !== 'GET' && calls.push(call.url()))
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(path)
  const form = page.getByRole('main').getByRole('form')
  const button = form.getByRole('button', { name: words.submit, exact: true })
  // It looks as it does later, so that nothing flashes; a click is kept until the scripts have run.
  await expect(button).toHaveCSS('background-color', RED)
  await form.getByLabel(words.identity, { exact: true }).fill('demo@example.com')
  await form.getByLabel(words.password, { exact: true }).fill(SECRET)
  await page.keyboard.press('Enter')
  await button.click()
  await expect(page).toHaveURL(path)
  expect(calls).toEqual([])
  await expect(form.getByLabel(words.password, { exact: true })).toHaveValue(SECRET)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { words, path } of [swinEnglish, lahfaArabic]) {
    test(`${path} says what it needs and cannot be submitted`, async ({ page }) => {
      await page.goto(path)
      // Not getByText(), which ignores the content of noscript elements.
      await expect(page.getByRole('paragraph').filter({ hasText: words.needsScript })).toBeVisible()
      const form = page.getByRole('main').getByRole('form')
      await expect(form.getByRole('button', { name: words.submit, exact: true })).toBeDisabled()
      await expect(form.getByRole('button', { name: words.showPassword })).toBeHidden()
      await form.getByLabel(words.password, { exact: true }).fill(SECRET)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
    })
  }
})
