import { createHash } from 'node:crypto'

import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test'

import { messages } from '@/content/messages'
import { site } from '@/content/site'

import { liveAlerts } from './support/accessibility'
import {
  createAccount,
  lahfaArabic,
  lahfaEnglish,
  openDeletionPage,
  requestsOf,
  swinEnglish,
  userOf,
  type Variant,
  variants,
} from './support/deletion-page'
import { hold } from './support/hold'
import { mobileMenu } from './support/mobile-menu'

const RED = 'rgb(168, 36, 28)'
const GREEN = 'rgb(21, 101, 60)'
const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

/** Every password of these tests holds this word; after each test it must be nowhere but in the field. */
const SECRET = 'Secret'

const test = base.extend<{ consoleTexts: string[] }>({
  consoleTexts: [
    async ({ page }, use) => {
      const texts: string[] = []
      page.on('console', (message) => texts.push(message.text()))
      page.on('pageerror', (error) => texts.push(String(error)))
      await use(texts)
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
      )
      expect([...texts, page.url(), stored].join('\n')).not.toContain(SECRET)
    },
    { auto: true },
  ],
})

for (const variant of variants) {
  const { words, api, path } = variant

  test.describe(path, () => {
    test('deletes an account after asking', async ({ page, request }) => {
      const account = await createAccount(request, variant)
      const form = await openDeletionPage(page, variant)
      await form.submit(account.user, account.password)
      await expect(form.status).toHaveText(words.success)
      await expect(form.status.getByText(words.success)).toHaveCSS('color', GREEN)
      await expect(form.alert).toBeEmpty()
      await expect(form.identity).toHaveValue('')
      await expect(form.password).toHaveValue('')
      expect(form.questions).toEqual([words.confirmation])

      await form.submit(account.user, account.password)
      await expect(form.alert).toContainText(words.failed.trim())
      await expect(form.status).toBeEmpty()
    })

    test('does nothing when the question is declined', async ({ page, request }) => {
      const account = await createAccount(request, variant)
      const form = await openDeletionPage(page, variant)
      form.answers.accept = false
      await form.submit(account.user, account.password)
      expect(form.questions).toEqual([words.confirmation])
      await expect(form.button).toBeEnabled()
      await expect(form.alert).toBeEmpty()
      await expect(form.identity).toHaveValue(account.user)
      await expect(form.password).toHaveValue(account.password)
      expect(await requestsOf(request, account.user)).toEqual([])
    })

    test('asks for both fields before anything else', async ({ page }) => {
      const form = await openDeletionPage(page, variant)
      for (const [user, secret] of [
        ['', ''],
        ['', SECRET],
        [userOf(variant, 'demo'), ''],
        ['   ', '   '],
      ] as const) {
        await form.submit(user, secret)
        await expect(form.alert).toHaveText(words.empty)
        await expect(form.alert.getByText(words.empty)).toHaveCSS('color', RED)
        const first = user.trim() === '' ? form.identity : form.password
        await expect(first).toBeFocused()
        await expect(first).toHaveAttribute('aria-invalid', 'true')
        await expect(first).toHaveAccessibleDescription(words.empty)
      }
      await form.identity.fill(userOf(variant, 'demo'))
      await form.password.fill(SECRET)
      await expect(form.form.locator('[aria-invalid]')).toHaveCount(0)
      expect(form.questions).toEqual([])
      expect(form.calls).toEqual([])
    })

    test('says what went wrong and keeps what was typed', async ({ page, request, consoleTexts }) => {
      const { user } = await createAccount(request, variant)
      const refused = (detail: string) => words.failed + (api === 'swin' ? words.unknown : detail)
      const nameless = words.failed + words.unknown
      const faults: [name: string, message: string][] = [
        ['nobody-of-this-name', refused('Unknown account')],
        ['error500', refused('Internal error')],
        ['null', nameless],
        ['list', nameless],
        ['number', nameless],
        ['nomessage', nameless],
        ['crash500', words.network],
        ['html', words.network],
        ['empty', words.network],
        ['reset', words.network],
        ['nocors', words.network],
      ]
      const form = await openDeletionPage(page, variant)

      await form.submit(user, `Wrong ${SECRET}`)
      await expect(form.alert).toHaveText(refused('Invalid credentials'))

      for (const [name, message] of faults) {
        await test.step(name, async () => {
          consoleTexts.length = 0
          await form.submit(userOf(variant, name), SECRET)
          await expect(form.button).toBeEnabled()
          await expect(form.alert).toHaveText(message)
          await expect(form.alert.getByText(words.failed.trim()).or(form.alert.getByText(words.network))).toHaveCSS(
            'color',
            RED,
          )
          await expect(form.identity).toHaveValue(userOf(variant, name))
          await expect(form.password).toHaveValue(SECRET)
          const logged = consoleTexts.filter((text) => text.startsWith('Account deletion:'))
          expect(logged).toHaveLength(message === words.network ? 1 : 0)
        })
      }
    })
  })

  test.describe(`${path} before its script`, () => {
    test('cannot be submitted while the script is on its way', async ({ page }) => {
      const calls: string[] = []
      page.on('request', (call) => call.method() !== 'GET' && calls.push(call.url()))
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(path)
      const form = page.getByRole('main').getByRole('form')
      const button = form.getByRole('button', { name: words.submit, exact: true })
      // It looks as it will look, so that nothing flashes; what is pressed is kept for the script.
      await expect(button).toHaveCSS('background-color', RED)
      await form.getByLabel(words.identity, { exact: true }).fill(userOf(variant, 'demo'))
      await form.getByLabel(words.password, { exact: true }).fill(SECRET)
      await page.keyboard.press('Enter')
      await button.click()
      await expect(page).toHaveURL(path)
      expect(calls).toEqual([])
      await expect(form.getByLabel(words.password, { exact: true })).toHaveValue(SECRET)
    })
  })

  test.describe(`${path} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('says what it needs and cannot be submitted', async ({ page }) => {
      await page.goto(path)
      // Not getByText(), which passes over all that is in a noscript element.
      await expect(page.getByRole('paragraph').filter({ hasText: words.needsScript })).toBeVisible()
      const form = page.getByRole('main').getByRole('form')
      await expect(form.getByRole('button', { name: words.submit, exact: true })).toBeDisabled()
      await expect(form.getByRole('button', { name: words.showPassword })).toBeHidden()
      await form.getByLabel(words.password, { exact: true }).fill(SECRET)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
    })
  })
}

// Both APIs and both languages: what a form does while it waits is the same in each.
for (const variant of [swinEnglish, lahfaArabic]) {
  const { words, path } = variant

  test.describe(`${path} and its answers`, () => {
    test('shows that it is at work, and takes one request for many clicks', async ({ page }) => {
      const form = await openDeletionPage(page, variant)
      await form.identity.fill(userOf(variant, 'slow'))
      await form.password.fill(SECRET)
      await form.button.dblclick()
      await expect(form.processing).toBeDisabled()
      await form.password.press('Enter')
      await expect(form.processing).toBeDisabled()
      await expect(form.identity).toHaveValue(userOf(variant, 'slow'))
      await expect(form.status).toHaveText(words.success)
      await expect(form.button).toBeEnabled()
      expect(form.calls).toHaveLength(1)
      expect(form.questions).toHaveLength(1)
    })

    test('gives up after 30 s without an answer', async ({ page }) => {
      await page.clock.install()
      const form = await openDeletionPage(page, variant)
      await form.submit(userOf(variant, 'hang'), SECRET)
      await expect.poll(() => form.calls.length).toBe(1)
      await page.clock.fastForward(25_000)
      await expect(form.processing).toBeDisabled()
      await page.clock.fastForward(5_000)
      await expect(form.alert).toHaveText(words.network)
      await expect(form.button).toBeEnabled()
      await expect(form.password).toHaveValue(SECRET)
    })

    test('has no accessibility fault while it complains or rejoices', async ({ page, request }) => {
      const account = await createAccount(request, variant)
      const form = await openDeletionPage(page, variant)
      const faults = async () => (await new AxeBuilder({ page }).include('main').analyze()).violations
      await form.button.click()
      await expect(form.alert).not.toBeEmpty()
      expect(await faults()).toEqual([])
      await form.submit(account.user, account.password)
      await expect(form.status).not.toBeEmpty()
      expect(await faults()).toEqual([])
    })
  })
}

test.describe('while a deletion is pending', () => {
  /** A form whose call is held back; the account is the test's own. */
  async function submitAndHold(page: Page, request: APIRequestContext, variant: Variant) {
    const account = await createAccount(request, variant)
    const form = await openDeletionPage(page, variant)
    // There and back without loading a document, so that the history has a page to go on to.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(form.form).toBeHidden()
    await page.goBack()
    const letGo = await hold(page, `${site.deletionApis[variant.api].url}/**`)
    await form.submit(account.user, account.password)
    await expect(form.processing).toBeDisabled()
    form.questions.length = 0
    return { ...form, account, letGo }
  }

  test('every way out asks first, and who stays sees the outcome', async ({ page, request }) => {
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
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(form.form).toBeHidden()
    expect(form.questions).toHaveLength(4)
  })

  test('who leaves is asked once, and the request goes on', async ({ page, request }) => {
    const form = await submitAndHold(page, request, swinEnglish)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    expect(form.questions).toEqual([expect.stringMatching(swinEnglish.words.leaving)])
    form.letGo()
    await expect.poll(() => requestsOf(request, form.account.user)).toHaveLength(1)
  })
})

test('an error is announced once, by the field that takes the focus or by the alert below', async ({ page }) => {
  const { words } = lahfaEnglish
  const form = await openDeletionPage(page, lahfaEnglish)
  await form.submit('demo', SECRET)
  await expect(form.identity).toBeFocused()
  await expect(form.identity).toHaveAccessibleDescription(words.email)
  expect(await liveAlerts(page)).toEqual([])

  // The focus does not move, so no description is read.
  await form.identity.press('Enter')
  await expect.poll(() => liveAlerts(page)).toEqual([words.email])

  await form.submit(userOf(lahfaEnglish, 'error500'), SECRET)
  await expect.poll(() => liveAlerts(page)).toEqual([`${words.failed}Internal error`])
  await expect(form.button).toBeFocused()
  await expect(form.button).toHaveAccessibleDescription('')
})

test('Swin receives what its contract asks for', async ({ page, request }) => {
  const { user, password } = await createAccount(request, swinEnglish, ` ${SECRET} سر 🌴 `)
  const form = await openDeletionPage(page, swinEnglish)
  await form.submit(user, password)
  await expect(form.status).toHaveText(swinEnglish.words.success)
  const [received, ...more] = await requestsOf(request, user)
  expect(more).toEqual([])
  expect(received).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/\/admin\/subscribers$/) })
  expect(received?.body).toEqual({ username: user, password: md5(password) })
})

test('Lahfa receives what its contract asks for', async ({ page, request }) => {
  const { user, password } = await createAccount(request, lahfaEnglish, ` ${SECRET} سر 🌴 `)
  const form = await openDeletionPage(page, lahfaEnglish)
  await form.submit(user, password)
  await expect(form.status).toHaveText(lahfaEnglish.words.success)
  const [received, ...more] = await requestsOf(request, user)
  expect(more).toEqual([])
  expect(received).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/\/users\/delete$/) })
  expect(received?.body).toEqual({ user_name: user, password })
})

for (const variant of [swinEnglish, lahfaEnglish]) {
  test(`${variant.api}: the request carries the key and nothing that tells who or where`, async ({ page, request }) => {
    const { user, password } = await createAccount(request, variant)
    const form = await openDeletionPage(page, variant)
    await form.submit(user, password)
    await expect(form.status).not.toBeEmpty()
    const [received] = await requestsOf(request, user)
    expect(received?.headers).toEqual({
      [site.deletionApis.keyHeader.toLowerCase()]: site.deletionApis[variant.api].key,
      'content-type': 'application/json',
      origin: new URL(page.url()).origin,
    })
  })
}

test('only Swin loads the hash function, and only when it is needed', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  // The first constant of MD5, which nothing else has any use for; a minifier may write it either way.
  const hasMd5 = () => scripts.some((script) => /1732584193|0x67452301/i.test(script))

  const lahfa = await createAccount(request, lahfaEnglish)
  const lahfaForm = await openDeletionPage(page, lahfaEnglish)
  await lahfaForm.submit(lahfa.user, lahfa.password)
  await expect(lahfaForm.status).not.toBeEmpty()
  expect(hasMd5()).toBe(false)

  const swin = await createAccount(request, swinEnglish)
  const swinForm = await openDeletionPage(page, swinEnglish)
  expect(hasMd5()).toBe(false)
  await swinForm.submit(swin.user, swin.password)
  await expect(swinForm.status).not.toBeEmpty()
  await expect.poll(hasMd5).toBe(true)
})

test('a reply wrapped in data is Swin’s success and Lahfa’s failure', async ({ page }) => {
  const swin = await openDeletionPage(page, swinEnglish)
  await swin.submit('wrapped', SECRET)
  await expect(swin.status).toHaveText(swinEnglish.words.success)

  const lahfa = await openDeletionPage(page, lahfaEnglish)
  await lahfa.submit('wrapped@example.com', SECRET)
  await expect(lahfa.alert).toHaveText(lahfaEnglish.words.failed + lahfaEnglish.words.unknown)
})

for (const variant of [lahfaEnglish, lahfaArabic]) {
  const { path, words } = variant

  test(`${path}: an address that is none is sent nowhere`, async ({ page }) => {
    const form = await openDeletionPage(page, variant)
    for (const address of ['demo', 'demo@', '@example.com', 'de mo@example.com']) {
      await form.submit(address, SECRET)
      await expect(form.alert).toHaveText(words.email)
      await expect(form.identity).toBeFocused()
      await expect(form.identity).toHaveAttribute('aria-invalid', 'true')
      await expect(form.password).not.toHaveAttribute('aria-invalid')
    }
    await form.identity.fill('demo@example.com')
    await expect(form.identity).not.toHaveAttribute('aria-invalid')
    await expect(form.alert).toBeEmpty()
    expect(form.questions).toEqual([])
    expect(form.calls).toEqual([])
  })

  test(`${path}: a server's words are cut, isolated and never markup`, async ({ page }) => {
    const form = await openDeletionPage(page, variant)
    await form.submit('long@example.com', SECRET)
    const said = form.alert.locator('bdi[dir=auto]')
    await expect(said).toHaveText(/^<img src=x onerror=alert\(1\)>/)
    expect((await said.textContent())?.length).toBe(300)
    await expect(form.alert).toContainText(words.failed.trim())
    await expect(form.form.locator('img')).toHaveCount(0)
    expect(form.questions).toEqual([words.confirmation])
  })
}

test('the password can be looked at, until it is sent', async ({ page }) => {
  const form = await openDeletionPage(page, swinEnglish)
  await form.password.fill(SECRET)
  await form.form.getByRole('button', { name: 'Show password' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await form.submit('nobody-of-this-name', SECRET)
  await expect(form.alert).not.toBeEmpty()
  await expect(form.password).toHaveAttribute('type', 'password')
})

test('a page that the browser kept gives away nothing on the way back', async ({ page }) => {
  const form = await openDeletionPage(page, swinEnglish)
  await form.identity.fill('demo')
  await form.password.fill(SECRET)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(form.identity).toHaveValue('')
  await expect(form.password).toHaveValue('')
})

test('the fields speak to password managers', async ({ page }) => {
  const swin = await openDeletionPage(page, swinEnglish)
  await expect(swin.identity).toHaveAttribute('autocomplete', 'username')
  await expect(swin.password).toHaveAttribute('autocomplete', 'current-password')
  await expect(swin.password).toHaveAttribute('type', 'password')

  const lahfa = await openDeletionPage(page, lahfaEnglish)
  await expect(lahfa.identity).toHaveAttribute('type', 'email')
  await expect(lahfa.identity).toHaveAttribute('autocomplete', 'email')
})
