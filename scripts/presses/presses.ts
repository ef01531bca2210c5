import type { Locator, Page } from 'playwright'

import { catalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import { homePage } from '@/content/pages/home'
import { pagePaths } from '@/content/site-paths'

import { PHONE } from '../size/css-values'

export const WINDOWS = {
  phone: {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.density,
    isMobile: true,
    hasTouch: true,
  },
  desk: { viewport: { width: 1280, height: 800 } },
} as const

type PressWindow = keyof typeof WINDOWS

/** Something a visitor presses, again and again. */
export interface Press {
  name: string
  path: string
  window: PressWindow
  /** What is pressed, counted from 0. It always changes something: without a change no frame follows. */
  target: (page: Page, index: number) => Locator
  /** What takes the page back before the next press. */
  undo?: (page: Page) => Promise<void>
}

const { navigation } = messages.en
const product = catalogueItem('products', 'swin').path

const notCurrent = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).locator('button:not([aria-current])')

const phoneMenu = {
  window: 'phone',
  target: (page: Page) => page.getByRole('button', { name: navigation.openMenu, exact: true }),
  undo: (page: Page) => page.keyboard.press('Escape'),
} as const

const deskMenu = {
  window: 'desk',
  target: (page: Page, index: number) =>
    page
      .getByRole('navigation', { name: navigation.label, exact: true })
      .getByRole('button', { name: index % 2 === 0 ? navigation.services : navigation.products, exact: true }),
} as const

const onBoth = (press: Omit<Press, 'window'>): Press[] =>
  (['phone', 'desk'] as const).map((window) => ({ ...press, name: `${press.name}, ${window}`, window }))

/** The presses that have a budget, on the English pages. */
export const presses: readonly Press[] = [
  { name: 'menu on home, phone', path: pagePaths.home, ...phoneMenu },
  { name: 'menu, phone', path: product, ...phoneMenu },
  { name: 'menu on home, desk', path: pagePaths.home, ...deskMenu },
  { name: 'menu, desk', path: product, ...deskMenu },
  ...onBoth({
    name: 'slide',
    path: pagePaths.home,
    target: (page, index) => notCurrent(page, homePage.en.slidesLabel).nth(index % 3),
  }),
  ...onBoth({
    name: 'gallery thumbnail',
    path: product,
    target: (page, index) => notCurrent(page, carouselMessages.en.chooseScreen).nth(index % 2),
  }),
  ...onBoth({
    name: 'next value',
    path: pagePaths.home,
    target: (page) => page.getByRole('button', { name: homePage.en.values.next, exact: true }),
  }),
]
