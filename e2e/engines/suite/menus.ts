import { messages } from '@/content/messages'
import { navigation as menuOf } from '@/content/views/navigation-items'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eventually, type Page, PHONE } from '../page'
import type { Theme } from './check'
import { banner, button, dialog, heading1, link, navigation } from './queries'

/** A point without a menu entry. */
const BESIDE = { x: 640, y: 780 }

export const menus: Theme = (check) => {
  for (const locale of locales) {
    const words = messages[locale].navigation
    const contact = localizePath(locale, '/contact')
    const nav = navigation(words.label, banner)
    const services = button(words.services, nav)
    const products = button(words.products, nav)
    const allServices = link(words.overview.services, nav)
    const [first, second] = menuOf(locale).find(({ title }) => title === words.services)?.submenu ?? []
    const nameOf = (entry?: { title: string; summary?: string }) => `${entry?.title} ${entry?.summary}`
    const [firstPage] = first?.submenu ?? []
    const [secondPage] = second?.submenu ?? []
    const isExpanded = (page: Page, query = services) => page.attribute(query, 'aria-expanded')

    check(`the pointer opens a panel and its groups, and closes it, ${locale}`, async (page) => {
      await page.open(contact)
      await page.hover(services)
      await eventually(() => page.has(allServices), true)
      await eventually(() => page.has(link(nameOf(firstPage), nav)), true)
      await page.hover(button(second?.title ?? '', nav))
      await eventually(() => page.has(link(nameOf(secondPage), nav)), true)
      await eventually(() => page.has(link(nameOf(firstPage), nav)), false)
      await page.hover(products)
      await eventually(() => isExpanded(page), 'false')
      await eventually(() => isExpanded(page, products), 'true')
      await page.browser.movePointer(BESIDE.x, BESIDE.y)
      await eventually(() => isExpanded(page, products), 'false')
      await eventually(() => page.has(link(words.overview.products, nav)), false)
    })

    check(`the keyboard moves along the menu, into a panel and out of it, ${locale}`, async (page) => {
      await page.open(contact)
      const [on, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      await page.focus(link(words.home, nav))
      await page.press(on)
      await eventually(() => page.isFocused(services), true)
      await page.press(on)
      await eventually(() => page.isFocused(products), true)
      await page.press(back)
      await page.press('ArrowDown')
      await eventually(() => page.isFocused(button(first?.title ?? '', nav)), true)
      await page.press('ArrowDown')
      await eventually(() => page.isFocused(link(nameOf(firstPage), nav)), true)
      await page.press('Escape')
      await eventually(() => page.isFocused(services), true)
      await eventually(() => isExpanded(page), 'false')
      await eventually(() => page.has(allServices), false)
      await page.press('Enter')
      await eventually(() => isExpanded(page), 'true')
      await page.focus(allServices)
      await page.press('Enter')
      await eventually(page.address, localizePath(locale, '/services'))
      await eventually(() => isExpanded(page), 'false')
    })

    check(`the menu of a phone is a dialog, ${locale}`, async (page) => {
      await page.open(contact, PHONE)
      const opener = button(words.openMenu, banner)
      const menu = dialog(words.menu)
      const isLocked = () => page.read(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
      await page.click(opener)
      await eventually(() => page.isFocused(button(words.closeMenu, menu)), true)
      await eventually(isLocked, true, { message: 'The page behind does not scroll' })
      await page.press('Escape')
      await eventually(() => page.has(menu), false)
      await eventually(() => page.isFocused(opener), true)
      await eventually(isLocked, false)

      await page.click(opener)
      await page.click(button(words.services, menu))
      await page.click(button(first?.title ?? '', menu))
      await page.click(link(firstPage?.title ?? '', menu))
      await eventually(page.address, firstPage?.url ?? '')
      await eventually(() => page.has(menu), false)
      await eventually(() => page.has(heading1), true)
    })
  }
}
