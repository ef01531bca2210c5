import { expect, type Page } from '@playwright/test'

import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { started } from './started'

/** The menu of narrow windows, its entries by name. */
export function mobileMenu(page: Page, locale: Locale) {
  const words = messages[locale].navigation
  const dialog = page.getByRole('dialog', { name: words.menu, exact: true })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const link = (name: string) => dialog.getByRole('link', { name, exact: true })
  return {
    words,
    dialog,
    button,
    link,
    opener: page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true }),
    close: button(words.closeMenu),
    /** The button CONTACT, which only closes the menu. */
    closeOnly: button(words.closeOnly),
  }
}

/** Opens a page in a narrow window, and its menu. */
export async function openMobileMenu(page: Page, locale: Locale, path = '/contact') {
  await page.goto(localizePath(locale, path))
  await started(page)
  const menu = mobileMenu(page, locale)
  await menu.opener.click()
  await expect(menu.dialog).toBeVisible()
  return menu
}
