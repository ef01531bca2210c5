import { randomUUID } from 'node:crypto'

import { chromium, expect } from '@playwright/test'

import { site } from '@/content/site'

import {
  createAccount,
  lahfaArabic,
  lahfaEnglish,
  openDeletionPage,
  requestsOf,
  requestsWith,
  swinEnglish,
  userOf,
  variants,
} from './support/deletion-page'
import { SECRET, test, watchForSecrets } from './support/deletion-test'
import { hold } from './support/hold'
import { eachChangeIn, RELEASE } from './support/release'

const { words } = lahfaEnglish
const { url: lahfaUrl } = site.deletionApis.lahfa

/** A password of the test's own, by which the sandbox's requests can be told apart. */
const ownSecret = () => `${SECRET} ${randomUUID()}`

test.describe('a reply', () => {
  // Of the sandbox's faults those that a browser has a part in; account-deletion.spec.ts tries what a form says to others.
  const replies: [fault: string, message: string][] = [
    ['limit429', `${words.failed}Too many attempts`],
    ['deep', words.failed + words.unknown],
    ['cut', words.network],
    ['endless', words.network],
    ['redirect', words.network],
    ['nocors', words.network],
    ['othercors', words.network],
  ]
  // These two stand for the others: an answer of the server, and one that its reader gives up.
  const EACH_CHANGE = ['limit429', 'endless']
  for (const [fault, message] of replies) {
    const options = EACH_CHANGE.includes(fault) ? {} : RELEASE
    const title = `${fault}: one request, the message, an empty password and a form that can be sent again`
    test(title, options, async ({ page, request }) => {
      const user = userOf(lahfaEnglish, fault)
      const secret = ownSecret()
      const form = await openDeletionPage(page, lahfaEnglish)
      await form.submit(user, secret)
      await expect(form.alert).toHaveText(message)
      await expect(form.button).toBeEnabled()
      await expect(form.identity).toHaveValue(user)
      await expect(form.password).toHaveValue('')
      expect(await requestsWith(request, lahfaEnglish, user, secret)).toHaveLength(1)
    })
  }

  test('bom: a byte order mark before the success does no harm', async ({ page }) => {
    const form = await openDeletionPage(page, lahfaEnglish)
    await form.submit(userOf(lahfaEnglish, 'bom'), SECRET)
    await expect(form.status).toHaveText(words.success)
    await expect(form.identity).toHaveValue('')
    await expect(form.password).toHaveValue('')
  })

  for (const variant of [lahfaEnglish, lahfaArabic]) {
    const name = `bidi: a message neither turns the line around nor becomes markup, ${variant.locale}`
    test(name, eachChangeIn('ar', variant.locale), async ({ page }) => {
      const form = await openDeletionPage(page, variant)
      await form.submit(userOf(variant, 'bidi'), SECRET)
      await expect(form.alert.locator('bdi[dir=auto]')).toHaveText('<b>Deleted</b> successfully')
      await expect(form.alert).toHaveText(`${variant.words.failed}<b>Deleted</b> successfully`)
      expect(await form.alert.textContent()).not.toMatch(/\p{Bidi_Control}/u)
      await expect(form.alert.locator('b')).toHaveCount(0)
      await expect(form.status).toBeEmpty()
    })
  }
})

for (const fault of [
  'not-found',
  'redirect',
  'no-origin',
  'other-origin',
  'two-origins',
  'no-delete',
  'no-type',
  'no-key',
]) {
  // What the browser makes of the headers is the same code for all of them.
  const options = fault === 'no-origin' ? {} : RELEASE
  test(`a preflight, ${fault}: nothing is deleted`, options, async ({ page, request, baseURL }) => {
    const path = `http://${fault}.localhost:${new URL(baseURL ?? '').port}${lahfaEnglish.path}`
    const { user, password } = await createAccount(request, lahfaEnglish, ownSecret())
    const form = await openDeletionPage(page, { ...lahfaEnglish, path })
    await form.submit(user, password)
    await expect(form.alert).toHaveText(words.network)
    await expect(form.button).toBeEnabled()
    await expect(form.password).toHaveValue('')
    expect(await requestsOf(request, user)).toEqual([])
  })
}

test.describe('no connection', () => {
  const api = new URL(lahfaUrl).host
  for (const { name, rule, variant } of [
    { name: 'refused', rule: `MAP ${api} 127.0.0.1:9`, variant: lahfaArabic },
    { name: 'name not found', rule: `MAP ${api} ~NOTFOUND`, variant: lahfaEnglish },
  ]) {
    test(name, name === 'refused' ? {} : RELEASE, async ({ launchOptions, baseURL }) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`]
      const browser = await chromium.launch({ ...launchOptions, args })
      const page = await browser.newPage({ baseURL })
      const { expectNoSecret } = watchForSecrets(page)
      const form = await openDeletionPage(page, variant)
      await form.submit(userOf(variant, 'demo'), SECRET)
      await expect(form.alert).toHaveText(variant.words.network)
      await expect(form.button).toBeEnabled()
      await expect(form.password).toHaveValue('')
      await expectNoSecret()
      await browser.close()
    })
  }

  test('offline: the next attempt works, also where the first could not load the hash function', async ({
    page,
    context,
    request,
  }) => {
    const { user, password } = await createAccount(request, swinEnglish)
    const form = await openDeletionPage(page, swinEnglish)
    await context.setOffline(true)
    await form.submit(user, password)
    await expect(form.alert).toHaveText(words.network)
    await expect(form.password).toHaveValue('')
    await context.setOffline(false)
    await form.submit(user, password)
    await expect(form.status).toHaveText(words.success)
    expect(await requestsOf(request, user)).toHaveLength(1)
  })
})

test.describe('one press is one request', () => {
  test('Enter that is held down', async ({ page }) => {
    const form = await openDeletionPage(page, lahfaEnglish)
    await form.identity.fill(userOf(lahfaEnglish, 'error500'))
    await form.password.fill(SECRET)
    // Every further press without a release is a repetition.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    expect(form.questions).toEqual([words.confirmation])
    expect(form.calls).toHaveLength(1)
  })

  test('a slow double click, whose second half comes after the reply', async ({ page }) => {
    const form = await openDeletionPage(page, lahfaEnglish)
    await form.identity.fill(userOf(lahfaEnglish, 'error500'))
    await form.password.fill(SECRET)
    const { x, y } = (await form.button.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 20)
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    expect(form.calls).toHaveLength(1)
  })

  test('a visitor who leaves the page and comes back sees the outcome', async ({ page, request }) => {
    const { user, password } = await createAccount(request, lahfaEnglish, ownSecret())
    const form = await openDeletionPage(page, lahfaEnglish)
    const letGo = await hold(page, `${lahfaUrl}/**`)
    await form.submit(user, password)
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    await page.goBack()
    await expect(form.processing).toBeDisabled()
    await expect(form.password).toHaveValue('')
    letGo()
    await expect(form.status).toHaveText(words.success)
    expect(await requestsOf(request, user)).toHaveLength(1)
  })

  test('two tabs: the second learns that the account is gone', async ({ page, context, request }) => {
    const { user, password } = await createAccount(request, lahfaEnglish, ownSecret())
    const other = await context.newPage()
    const { expectNoSecret } = watchForSecrets(other)
    const first = await openDeletionPage(page, lahfaEnglish)
    const second = await openDeletionPage(other, lahfaEnglish)
    await first.submit(user, password)
    await expect(first.status).toHaveText(words.success)
    await second.submit(user, password)
    await expect(second.alert).toHaveText(`${words.failed}Unknown account`)
    await expect(first.status).toHaveText(words.success)
    expect([first.calls.length, second.calls.length]).toEqual([1, 1])
    await expectNoSecret()
  })
})

test.describe('the back/forward cache', () => {
  const tests = [
    { name: 'forgets what was typed', options: {}, user: 'demo', isSent: false },
    { name: 'keeps a pending request, whose outcome is shown', options: RELEASE, user: 'slow', isSent: true },
  ]
  for (const { name, options, user, isSent } of tests) {
    test(name, options, async ({ launchOptions, baseURL }) => {
      const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
      const page = await browser.newPage({ baseURL })
      const { consoleTexts, expectNoSecret } = watchForSecrets(page)
      await page.addInitScript(() => window.addEventListener('pageshow', (event) => console.log(event.persisted)))
      const form = await openDeletionPage(page, lahfaEnglish)
      await form.identity.fill(userOf(lahfaEnglish, user))
      await form.password.fill(SECRET)
      if (isSent) {
        await form.button.click()
        await expect(form.processing).toBeDisabled()
      }
      await page.goto('/robots.txt')
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => consoleTexts.at(-1)).toBe('true')
      await expect(form.identity).toHaveValue('')
      await expect(form.password).toHaveValue('')
      if (isSent) {
        await expect(form.processing).toBeDisabled()
        await expect(form.status).toHaveText(words.success)
        expect(form.calls).toHaveLength(1)
      }
      await expectNoSecret()
      await browser.close()
    })
  }
})

test.describe('passwords', () => {
  for (const variant of variants.filter(({ locale }) => locale === 'en')) {
    // The page of swin sends a hash of the password, of which the bytes matter.
    const options = variant.api === 'swin' ? {} : RELEASE
    test(
      `${variant.api}: of 10,000 characters, of emoji and in Arabic, as UTF-8`,
      options,
      async ({ page, request }) => {
        const form = await openDeletionPage(page, variant)
        for (const text of ['x'.repeat(10_000), '🔐👩‍👧'.repeat(100), 'كَلِمةُ السِّرِّ ٢٠٢٦', 'é e\u0301']) {
          const { user, password } = await createAccount(request, variant, `${SECRET} ${text}`)
          await form.submit(user, password)
          await expect(form.status).toHaveText(words.success)
          await expect(form.password).toHaveValue('')
          expect(await requestsWith(request, variant, user, password)).toHaveLength(1)
        }
      },
    )
  }

  test('that the browser fills in without an event are sent', async ({ page, request }) => {
    const { user, password } = await createAccount(request, lahfaEnglish, ownSecret())
    const form = await openDeletionPage(page, lahfaEnglish)
    await form.identity.evaluate((field: HTMLInputElement, value) => void (field.value = value), user)
    await form.password.evaluate((field: HTMLInputElement, value) => void (field.value = value), password)
    await form.button.click()
    await expect(form.status).toHaveText(words.success)
    expect(await requestsWith(request, lahfaEnglish, user, password)).toHaveLength(1)
  })
})

test.describe('a form that cannot work looks so', () => {
  const GREY = 'rgb(232, 221, 201)'

  test('where the startup script is blocked', async ({ page }) => {
    await page.route(`**${lahfaArabic.path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "script-src 'self'" },
      })
    })
    await page.goto(lahfaArabic.path)
    const form = page.getByRole('main').getByRole('form')
    const button = form.getByRole('button', { name: lahfaArabic.words.submit, exact: true })
    await form.getByLabel(lahfaArabic.words.password, { exact: true }).fill(SECRET)
    await page.keyboard.press('Enter')
    await expect(button).toBeDisabled()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(button).toHaveCSS('background-color', GREY)
    await expect(page).toHaveURL(lahfaArabic.path)
  })

  test('where the scripts never arrive', async ({ page }) => {
    await page.clock.install()
    await hold(page, '**/_next/static/**/*.js')
    await page.goto(lahfaArabic.path)
    const form = page.getByRole('main').getByRole('form')
    const button = form.getByRole('button', { name: lahfaArabic.words.submit, exact: true })
    await button.click()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toContainText(
      'لا يعمل هذا النموذج الآن',
    )
    await expect(button).toBeDisabled()
    await expect(button).toHaveCSS('background-color', GREY)
  })
})
