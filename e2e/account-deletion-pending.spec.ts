import { expect } from '@playwright/test'

import { messages } from '@/content/messages'

import { createAccount, emailArabic, openDeletionPage } from './support/deletion-page'
import { test } from './support/deletion-test'
import { hold } from './support/hold'
import { mobileMenu } from './support/mobile-menu'

test('while a deletion is pending every link and the history ask first, and a visitor who stays sees the outcome', async ({
  page,
  request,
}) => {
  const { words, path, api } = emailArabic
  const account = await createAccount(request, emailArabic)
  const form = await openDeletionPage(page, emailArabic)
  // Visits another page and comes back, so that the history has an entry to go forward to.
  await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
  await expect(form.form).toBeHidden()
  await page.goBack()
  const letGo = await hold(page, `${api.url}/**`)
  await form.submit(account.user, account.password)
  await expect(form.processing).toBeDisabled()
  form.questions.length = 0
  form.answers.accept = false

  await page.getByRole('banner').getByRole('link').first().click()
  await page.evaluate(() => history.forward())
  await expect.poll(() => form.questions).toEqual([words.leaving, words.leaving])
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => form.questions.at(-1)).toBe('beforeunload')

  await page.setViewportSize({ width: 390, height: 844 })
  const { opener, dialog, link } = mobileMenu(page, 'ar')
  await opener.click()
  await link(messages.ar.navigation.home).click()
  expect(form.questions).toHaveLength(4)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(path)

  letGo()
  await expect(form.status).toHaveText(words.success)
  await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
  await expect(form.form).toBeHidden()
  expect(form.questions).toHaveLength(4)
})
