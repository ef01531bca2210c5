import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { messages } from '@/content/messages'

import {
  createAccount,
  emailArabic,
  openDeletionPage,
  requestsOf,
  usernameEnglish,
  type Variant,
} from './support/deletion-page'
import { test } from './support/deletion-test'
import { hold } from './support/hold'
import { mobileMenu } from './support/mobile-menu'

test.describe('while a deletion is pending', () => {
  /** Submits a form and holds its request back. */
  async function submitAndHold(page: Page, request: APIRequestContext, variant: Variant) {
    const account = await createAccount(request, variant)
    const form = await openDeletionPage(page, variant)
    // Visits another page and comes back, so that the history has an entry to go forward to.
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    await page.goBack()
    const letGo = await hold(page, `${variant.api.url}/**`)
    await form.submit(account.user, account.password)
    await expect(form.processing).toBeDisabled()
    form.questions.length = 0
    return { ...form, account, letGo }
  }

  test('every link and the history ask first, and a visitor who stays sees the outcome', async ({ page, request }) => {
    const { words, path } = emailArabic
    const form = await submitAndHold(page, request, emailArabic)
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
    form.letGo()
    await expect(form.status).toHaveText(words.success)
    await page.getByRole('contentinfo').locator('a[href$="/about"]').click()
    await expect(form.form).toBeHidden()
    expect(form.questions).toHaveLength(4)
  })

  test('a visitor who leaves is asked once, and the request continues', async ({ page, request }) => {
    const form = await submitAndHold(page, request, usernameEnglish)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    expect(form.questions).toEqual([usernameEnglish.words.leaving])
    form.letGo()
    await expect.poll(() => requestsOf(request, form.account.user)).toHaveLength(1)
  })
})
