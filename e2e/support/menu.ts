import { expect, type Page } from '@playwright/test'

import { messages } from '@/content/messages'
import { navigation } from '@/content/navigation'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { started } from './started'

/** The desktop menu as a visitor knows it: its entries by their names. */
export function desktopMenu(page: Page, locale: Locale) {
  const words = messages[locale].navigation
  const nav = page.getByRole('banner').getByRole('navigation', { name: words.label, exact: true })
  const link = (name: string) => nav.getByRole('link', { name, exact: true })
  const button = (name: string) => nav.getByRole('button', { name, exact: true })
  return {
    nav,
    link,
    button,
    services: button(words.services),
    products: button(words.products),
    /** The links that close the two panels: what is seen of a panel when it is open. */
    allServices: link(words.overview.services),
    allProducts: link(words.overview.products),
  }
}

/** Opens a page in a language; the menu's script has taken over from the style sheet. */
export async function openWithMenu(page: Page, locale: Locale, path = '/contact') {
  await page.goto(localizePath(locale, path))
  await started(page)
  const menu = desktopMenu(page, locale)
  await expect(menu.nav).toHaveAttribute('data-enhanced')
  return menu
}

/** An entry that has a panel: the name of its button, the groups, and the overview link that closes it. */
function panel(locale: Locale, kind: 'services' | 'products') {
  const item = navigation(locale).find(({ title }) => title === messages[locale].navigation[kind])
  if (!item?.submenu || !item.overview) throw new Error(`The menu has no panel of ${kind}`)
  const groups = item.submenu.map(({ title, submenu = [] }) => ({
    title,
    /** A page is read with the line below its title. */
    pages: submenu.map((entry) => ({ name: `${entry.title} ${entry.summary}`, url: entry.url ?? '' })),
  }))
  return { title: item.title, groups, overview: item.overview }
}

export const panels = (locale: Locale) => [panel(locale, 'services'), panel(locale, 'products')] as const
