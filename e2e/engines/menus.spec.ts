import { messages } from '@/content/messages'
import { navigation as menuOf } from '@/content/views/navigation-items'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eventually, type Tab, PHONE } from './tab'
import { test } from './test'
import { banner, button, dialog, heading1, link, navigation } from './queries'

/** A point without a menu entry. */
const BESIDE = { x: 640, y: 780 }

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
  const isExpanded = (tab: Tab, query = services) => tab.attribute(query, 'aria-expanded')

  test(`the pointer opens a panel and its groups, and closes it, ${locale}`, async ({ tab }) => {
    await tab.open(contact)
    await tab.hover(services)
    await eventually(() => tab.has(allServices), true)
    await eventually(() => tab.has(link(nameOf(firstPage), nav)), true)
    await tab.hover(button(second?.title ?? '', nav))
    await eventually(() => tab.has(link(nameOf(secondPage), nav)), true)
    await eventually(() => tab.has(link(nameOf(firstPage), nav)), false)
    await tab.hover(products)
    await eventually(() => isExpanded(tab), 'false')
    await eventually(() => isExpanded(tab, products), 'true')
    await tab.browser.movePointer(BESIDE.x, BESIDE.y)
    await eventually(() => isExpanded(tab, products), 'false')
    await eventually(() => tab.has(link(words.overview.products, nav)), false)
  })

  test(`the keyboard moves along the menu, into a panel and out of it, ${locale}`, async ({ tab }) => {
    await tab.open(contact)
    const [on, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await tab.focus(link(words.home, nav))
    await tab.press(on)
    await eventually(() => tab.isFocused(services), true)
    await tab.press(on)
    await eventually(() => tab.isFocused(products), true)
    await tab.press(back)
    await tab.press('ArrowDown')
    await eventually(() => tab.isFocused(button(first?.title ?? '', nav)), true)
    await tab.press('ArrowDown')
    await eventually(() => tab.isFocused(link(nameOf(firstPage), nav)), true)
    await tab.press('Escape')
    await eventually(() => tab.isFocused(services), true)
    await eventually(() => isExpanded(tab), 'false')
    await eventually(() => tab.has(allServices), false)
    await tab.press('Enter')
    await eventually(() => isExpanded(tab), 'true')
    await tab.focus(allServices)
    await tab.press('Enter')
    await eventually(tab.address, localizePath(locale, '/services'))
    await eventually(() => isExpanded(tab), 'false')
  })

  test(`the menu of a phone is a dialog, ${locale}`, async ({ tab }) => {
    await tab.open(contact, PHONE)
    const opener = button(words.openMenu, banner)
    const menu = dialog(words.menu)
    const isLocked = () => tab.read(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
    await tab.click(opener)
    await eventually(() => tab.isFocused(button(words.closeMenu, menu)), true)
    await eventually(isLocked, true, { message: 'The page behind does not scroll' })
    await tab.press('Escape')
    await eventually(() => tab.has(menu), false)
    await eventually(() => tab.isFocused(opener), true)
    await eventually(isLocked, false)

    await tab.click(opener)
    await tab.click(button(words.services, menu))
    await tab.click(button(first?.title ?? '', menu))
    await tab.click(link(firstPage?.title ?? '', menu))
    await eventually(tab.address, firstPage?.url ?? '')
    await eventually(() => tab.has(menu), false)
    await eventually(() => tab.has(heading1), true)
  })
}
