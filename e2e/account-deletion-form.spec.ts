import { expect } from '@playwright/test'

import { site } from '@/content/site'

import { liveAlerts } from './support/accessibility'
import { emailEnglish, openDeletionPage, requestsOf, usernameArabic, userOf } from './support/deletion-page'
import { SECRET, test } from './support/deletion-test'

test('announces an error by the alert and describes it at its field', async ({ page, request }) => {
  const { words } = emailEnglish
  const form = await openDeletionPage(page, emailEnglish)
  const title = await page.title()
  await form.submit('demo', SECRET)
  await expect(form.identity).toBeFocused()
  await expect(form.identity).toHaveAccessibleDescription(words.described(words.fieldErrors.emailFormat))
  await expect.poll(() => liveAlerts(page)).toEqual([words.email])
  await expect(page).toHaveTitle(words.errorTitle)

  // The focus does not move, so the screen reader reads no description.
  await form.identity.press('Enter')
  await expect.poll(() => liveAlerts(page)).toEqual([words.email])

  await form.submit(userOf(emailEnglish, 'error500'), SECRET)
  await expect.poll(() => liveAlerts(page)).toEqual([`${words.failed}Internal error`])
  await expect(form.button).toBeFocused()
  await expect(form.button).toHaveAccessibleDescription('')
  await expect(page).toHaveTitle(title)
  expect(await requestsOf(request, userOf(emailEnglish, 'error500'))).not.toHaveLength(0)

  await form.submit('demo', SECRET)
  await expect(page).toHaveTitle(words.errorTitle)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page).not.toHaveTitle(words.errorTitle)
  await expect(page).not.toHaveTitle('')
})

test('says below a failure where to write', async ({ page }) => {
  const form = await openDeletionPage(page, usernameArabic)
  await form.submit(userOf(usernameArabic, 'error500'), SECRET)
  await expect(form.alert).toHaveText(usernameArabic.words.accountDoesNotExist)
  await expect(form.form.getByText(usernameArabic.words.otherWay)).toBeVisible()
  await expect(form.form.getByRole('link')).toHaveAttribute('href', `mailto:${site.privacyEmail}`)
})

test('typing sends nothing, leads nowhere and leaves the focus alone', async ({ page }) => {
  const form = await openDeletionPage(page, emailEnglish)
  for (const field of [form.identity, form.password]) {
    await field.focus()
    for (const letter of 'demo@example.com') {
      await page.keyboard.type(letter)
      await expect(field).toBeFocused()
    }
  }
  await form.form.getByRole('button', { name: emailEnglish.words.showPassword }).click()
  await expect(page).toHaveURL(emailEnglish.path)
  await expect(form.alert).toBeEmpty()
  await expect(form.button).toBeEnabled()
  expect([form.calls, form.questions]).toEqual([[], []])
})

test('keeps typed text for as long as the visitor needs', async ({ page }) => {
  await page.clock.install()
  const form = await openDeletionPage(page, emailEnglish)
  await form.identity.fill('demo@example.com')
  await form.password.fill(SECRET)
  // WCAG 2.2, 2.2.1 does not count a limit of more than 20 hours.
  await page.clock.fastForward('21:00:00')
  await expect(form.identity).toHaveValue('demo@example.com')
  await expect(form.password).toHaveValue(SECRET)
  await expect(form.button).toBeEnabled()
  await expect(page).toHaveURL(emailEnglish.path)
  expect([form.calls, form.questions]).toEqual([[], []])
})

test('every field keeps a visible label, even when filled in', async ({ page }) => {
  for (const variant of [usernameArabic, emailEnglish]) {
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

test('lets a visitor paste and show the password, and sets no puzzle', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openDeletionPage(page, emailEnglish)
  await page.evaluate((text) => navigator.clipboard.writeText(text), SECRET)
  for (const field of [form.identity, form.password]) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(SECRET)
  }
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await form.form.getByRole('button', { name: emailEnglish.words.showPassword }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  // WCAG 3.3.8: the form has no CAPTCHA, only inputs, no images and no third-party frames.
  await expect(form.form.locator('input')).toHaveCount(2)
  await expect(form.form.locator('img, canvas, iframe')).toHaveCount(0)
})
