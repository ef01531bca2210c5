import type { Page } from '@playwright/test'

import { messages } from '@/content/messages'
import { navigation } from '@/content/views/navigation-items'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { started } from './started'

/** The desktop menu, its entries by name. */
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
    /** The last link of each panel, visible when the panel is open. */
    allServices: link(words.overview.services),
    allProducts: link(words.overview.products),
  }
}

/** Opens a page and waits until it is hydrated. */
export async function openWithMenu(page: Page, locale: Locale, path = '/contact') {
  await page.goto(localizePath(locale, path))
  await started(page)
  return desktopMenu(page, locale)
}

/** A panel's content: the name of its button, its groups with their pages, and the overview link. */
function panel(locale: Locale, kind: 'services' | 'products') {
  const item = navigation(locale).find(({ title }) => title === messages[locale].navigation[kind])
  if (!item?.submenu || !item.overview) throw new Error(`The menu has no panel of ${kind}`)
  const groups = item.submenu.map(({ title, submenu = [] }) => ({
    title,
    /** The name of a page's link is its title and the line below it. */
    pages: submenu.map((entry) => ({ name: `${entry.title} ${entry.summary}`, url: entry.url ?? '' })),
  }))
  return { title: item.title, groups, overview: item.overview }
}

export const panels = (locale: Locale) => [panel(locale, 'services'), panel(locale, 'products')] as const
