import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { messages } from '@/content/messages'
import { site } from '@/content/site'

import { liveAlerts } from './support/accessibility'
import {
  createAccount,
  inTurn,
  lahfaArabic,
  lahfaEnglish,
  openDeletionPage,
  requestsOf,
  sentPassword,
  swinArabic,
  swinEnglish,
  userOf,
  type Variant,
  variants,
} from './support/deletion-page'
import { SECRET, test } from './support/deletion-test'
import { hold } from './support/hold'
import { mobileMenu } from './support/mobile-menu'

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

test('lahfa: an address that is none is not sent, and a long message is cut and never markup', async ({ page }) => {
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

test.describe('while a deletion is pending', () => {
  /** Submits a form and holds its request back. */
  async function submitAndHold(page: Page, request: APIRequestContext, variant: Variant) {
    const account = await createAccount(request, variant)
    const form = await openDeletionPage(page, variant)
    // To another page and back, so that the history has an entry to go forward to.
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    await page.goBack()
    const letGo = await hold(page, `${site.deletionApis[variant.api].url}/**`)
    await form.submit(account.user, account.password)
    await expect(form.processing).toBeDisabled()
    form.questions.length = 0
    return { ...form, account, letGo }
  }

  test('every link and the history ask first; a visitor who stays sees the outcome', async ({ page, request }) => {
    const { words, path } = lahfaArabic
    const form = await submitAndHold(page, request, lahfaArabic)
    form.answers.accept = false
    await page.getByRole('banner').getByRole('link').first().click()
    await page.evaluate(() => history.forward())
    await expect
      .poll(() => form.questions)
      .toEqual([expect.stringMatching(words.leaving), expect.stringMatching(words.leaving)])
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect.poll(() => form.questions.at(-1)).toBe('beforeunload')
    await page.setViewportSize({ width: 390, height: 844 })
    const { opener, dialog, link } = mobileMenu(page, 'ar')
    await opener.click()
    await link(messages.ar.navigation.home).click()
    expect(form.questions).toHaveLength(4)
    await expect(dialog).toBeHidden()

    await expect(page).toHaveURL(path)
    form.letGo()
    await expect(form.status).toHaveText(words.success)
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    expect(form.questions).toHaveLength(4)
  })

  test('a visitor who leaves is asked once, and the request goes on', async ({ page, request }) => {
    const form = await submitAndHold(page, request, swinEnglish)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    expect(form.questions).toEqual([expect.stringMatching(swinEnglish.words.leaving)])
    form.letGo()
    await expect.poll(() => requestsOf(request, form.account.user)).toHaveLength(1)
  })
})

test('an error is announced by the alert, and said at its field', async ({ page, request }) => {
  const { words } = lahfaEnglish
  const form = await openDeletionPage(page, lahfaEnglish)
  const title = await page.title()
  await form.submit('demo', SECRET)
  await expect(form.identity).toBeFocused()
  await expect(form.identity).toHaveAccessibleDescription(`Error: ${words.fieldErrors.emailFormat}`)
  await expect.poll(() => liveAlerts(page)).toEqual([words.email])
  await expect(page).toHaveTitle(words.errorTitle)

  // The focus does not move, so no description is read.
  await form.identity.press('Enter')
  await expect.poll(() => liveAlerts(page)).toEqual([words.email])

  await form.submit(userOf(lahfaEnglish, 'error500'), SECRET)
  await expect.poll(() => liveAlerts(page)).toEqual([`${words.failed}Internal error`])
  await expect(form.button).toBeFocused()
  await expect(form.button).toHaveAccessibleDescription('')
  await expect(page).toHaveTitle(title)
  expect(await requestsOf(request, userOf(lahfaEnglish, 'error500'))).not.toHaveLength(0)
})

test('the links below the form lead to the fields that must be corrected', async ({ page }) => {
  const { fieldErrors } = swinArabic.words
  const form = await openDeletionPage(page, swinArabic)
  const entries = await page.evaluate(() => history.length)
  await form.button.click()
  const links = page.getByRole('main').getByRole('form').getByRole('link')
  await expect(links).toHaveText([fieldErrors.swin, fieldErrors.password])
  await links.last().click()
  await expect(form.password).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await form.password.fill('x')
  await expect(links).toHaveText([fieldErrors.swin])
  await form.identity.fill('x')
  await expect(links).toHaveCount(0)
})

test('a page that is left with an error in its form has its own title', async ({ page }) => {
  const form = await openDeletionPage(page, swinArabic)
  await form.button.click()
  await expect(page).toHaveTitle(swinArabic.words.errorTitle)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/ar')
  await expect(page).not.toHaveTitle(/خطأ/)
  await expect(page).not.toHaveTitle('')
})

test('typing sends nothing, leads nowhere and leaves the focus where it is', async ({ page }) => {
  const form = await openDeletionPage(page, lahfaEnglish)
  for (const field of [form.identity, form.password]) {
    await field.focus()
    for (const letter of 'demo@example.com') {
      await page.keyboard.type(letter)
      await expect(field).toBeFocused()
    }
  }
  await form.form.getByRole('button', { name: lahfaEnglish.words.showPassword }).click()
  await expect(page).toHaveURL(lahfaEnglish.path)
  await expect(form.alert).toBeEmpty()
  await expect(form.button).toBeEnabled()
  expect([form.calls, form.questions]).toEqual([[], []])
})

test('what is typed stays for as long as the visitor needs', async ({ page }) => {
  await page.clock.install()
  const form = await openDeletionPage(page, lahfaEnglish)
  await form.identity.fill('demo@example.com')
  await form.password.fill(SECRET)
  // WCAG 2.2, 2.2.1: a limit of more than 20 hours is none.
  await page.clock.fastForward('21:00:00')
  await expect(form.identity).toHaveValue('demo@example.com')
  await expect(form.password).toHaveValue(SECRET)
  await expect(form.button).toBeEnabled()
  await expect(page).toHaveURL(lahfaEnglish.path)
  expect([form.calls, form.questions]).toEqual([[], []])
})

test('every field has a label in sight, also once it is filled in', async ({ page }) => {
  for (const variant of variants) {
    const form = await openDeletionPage(page, variant)
    for (const [field, name] of [
      [form.identity, variant.words.identity],
      [form.password, variant.words.password],
    ] as const) {
      await field.fill('x')
      await expect(field).toHaveAccessibleName(name)
      const label = form.form.locator('label').filter({ hasText: name })
      await expect(label).toBeVisible()
      await label.click()
      await expect(field).toBeFocused()
    }
  }
})

test('a password can be pasted and shown, and nothing has to be remembered or solved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openDeletionPage(page, lahfaEnglish)
  await page.evaluate((text) => navigator.clipboard.writeText(text), SECRET)
  for (const field of [form.identity, form.password]) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(SECRET)
  }
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await form.form.getByRole('button', { name: lahfaEnglish.words.showPassword }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  // No puzzle: these are all fields, and no picture and no frame of another is part of the form.
  await expect(form.form.locator('input')).toHaveCount(2)
  await expect(form.form.locator('img, canvas, iframe')).toHaveCount(0)
})
