import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import {
  createAccount,
  emailArabic,
  emailEnglish,
  openDeletionPage,
  requestsOf,
  requestsWith,
  usernameEnglish,
  userOf,
} from './support/deletion-page'
import { SECRET, test } from './support/deletion-test'
import { hold } from './support/hold'
import { RELEASE } from './support/release'

const { words } = emailEnglish
const { url: apiUrl } = emailEnglish.api

/** The test's own password, by which it recognises the sandbox's requests. */
const ownSecret = () => `${SECRET} ${randomUUID()}`

// Replies that the browser refuses or keeps reading. scripts/sandbox/deletion-faults.test.ts covers all replies from
// Node.
test('sends one request and shows the right message for each reply that the browser treats in its own way', async ({
  page,
  request,
}) => {
  const form = await openDeletionPage(page, emailEnglish)
  for (const fault of ['endless', 'redirect', 'nocors', 'othercors', 'cut']) {
    await test.step(fault, async () => {
      const user = userOf(emailEnglish, fault)
      const secret = ownSecret()
      await form.submit(user, secret)
      await expect(form.alert).toHaveText(words.network)
      await expect(form.button).toBeEnabled()
      await expect(form.identity).toHaveValue(user)
      await expect(form.password).toHaveValue('')
      expect(await requestsWith(request, emailEnglish, user, secret)).toHaveLength(1)
    })
  }
})

test("shows a server's message as text that neither reverses the line nor becomes markup", async ({ page }) => {
  const form = await openDeletionPage(page, emailArabic)
  await form.submit(userOf(emailArabic, 'bidi'), SECRET)
  await expect(form.alert.locator('bdi[dir=auto]')).toHaveText('<b>Deleted</b> successfully')
  await expect(form.alert).toHaveText(`${emailArabic.words.failed}<b>Deleted</b> successfully`)
  await expect(form.alert.locator('b')).toHaveCount(0)
  await expect(form.status).toBeEmpty()
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
  // The browser treats all faulty headers alike.
  const options = fault === 'no-origin' ? {} : RELEASE
  test(`deletes nothing after a preflight with ${fault}`, options, async ({ page, request, baseURL }) => {
    const path = `http://${fault}.localhost:${new URL(baseURL ?? '').port}${emailEnglish.path}`
    const { user, password } = await createAccount(request, emailEnglish, ownSecret())
    const form = await openDeletionPage(page, { ...emailEnglish, path })
    await form.submit(user, password)
    await expect(form.alert).toHaveText(words.network)
    await expect(form.button).toBeEnabled()
    await expect(form.password).toHaveValue('')
    expect(await requestsOf(request, user)).toEqual([])
  })
}

test('works at the next attempt after an offline one, even if the hash function could not load', async ({
  page,
  context,
  request,
}) => {
  const { user, password } = await createAccount(request, usernameEnglish)
  const form = await openDeletionPage(page, usernameEnglish)
  await context.setOffline(true)
  await form.submit(user, password)
  await expect(form.alert).toHaveText(words.network)
  await expect(form.password).toHaveValue('')
  await context.setOffline(false)
  await form.submit(user, password)
  await expect(form.status).toHaveText(words.success)
  expect(await requestsOf(request, user)).toHaveLength(1)
})

test.describe('sends one request for one press', () => {
  test('holding Enter down, and a slow double click whose second half follows the reply', async ({ page }) => {
    const form = await openDeletionPage(page, emailEnglish)
    await form.identity.fill(userOf(emailEnglish, 'error500'))
    await form.password.fill(SECRET)
    // Every further press without a release counts as a repetition.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    expect(form.questions).toEqual([words.confirmation])
    expect(form.calls).toHaveLength(1)

    await form.password.fill(SECRET)
    const { x, y } = (await form.button.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 20)
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(form.alert).toHaveText(`${words.failed}Internal error`)
    expect(form.calls).toHaveLength(2)
  })

  test('asks a visitor who leaves once, and shows the outcome to one who comes back', async ({ page, request }) => {
    const { user, password } = await createAccount(request, emailEnglish, ownSecret())
    const form = await openDeletionPage(page, emailEnglish)
    const letGo = await hold(page, `${apiUrl}/**`)
    await form.submit(user, password)
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    expect(form.questions).toEqual([words.confirmation, words.leaving])
    await page.goBack()
    await expect(form.processing).toBeDisabled()
    await expect(form.password).toHaveValue('')
    letGo()
    await expect(form.status).toHaveText(words.success)
    expect(await requestsOf(request, user)).toHaveLength(1)
  })
})
