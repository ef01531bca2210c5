import { setTimeout } from 'node:timers/promises'

import { expect, type Locator, type Page } from '@playwright/test'

import { siblingItems } from '@/content/views/sibling-items'
import { messages } from '@/content/messages'
import { partners } from '@/content/partners'
import type { Locale } from '@/lib/locale'

import { itemLike } from './pages'
import { wholeSlides } from './slides'
import { started } from './started'

/** A page with sibling cards. */
const item = itemLike('services', 'cybersecurity', 'compliance')
export const SERVICE = item.path
export const SIBLINGS = siblingItems(item, 5)
export const HEIGHT = 900
/** From each of these widths on, px, one partner more is in view. */
const PARTNER_STEPS = [0, 480, 768, 1024, 1280]
export const SCRIPTS = '**/_next/static/**/*.js'

/** Longer than any carousel rests between two moves. */
export const LONG_MS = 10_000
/** Longer than any move takes. */
export const SETTLE_MS = 6_000

export const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const siblingCards = (page: Page, locale: Locale) => regionOf(page, messages[locale].catalogue.more)

export const firstSlide = async (carousel: Locator) => (await wholeSlides(carousel))[0]

/** Opens a page and waits until it is hydrated. */
export async function openAt(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(address)
  await started(page)
}

/** How many partners a window of this width has in view: docs/specification.md#carousels. */
export const partnersInView = (width: number) =>
  Math.min(partners.length, PARTNER_STEPS.filter((step) => step <= width).length)

/** Partners move only where not all of them are in view. */
export const partnersMove = (width: number) => partnersInView(width) < partners.length

/** The widest window in which partners move, px. A single partner never does. */
export const MOVING_WIDTH = [1440, ...PARTNER_STEPS.toReversed().map((step) => step - 1)].find(partnersMove) ?? 390

/** Scrolls to a carousel and waits until Embla moves it and React has taken the list's role away. */
export async function reach(carousel: Locator) {
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-started]:not([role])')).toBeVisible()
}

/** Drags the slides towards the start of the line, as a visitor does to see the next ones. */
export async function dragOn(page: Page, slide: Locator, isRtl: boolean) {
  await slide.scrollIntoViewIfNeeded()
  const box = await slide.boundingBox()
  if (!box) throw new Error('The slide is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (isRtl ? 1 : -1) * box.width * 0.7, y, { steps: 8 })
  // Embla adds a swing to a drag that ends within 170 ms of its last move: on a busy machine one slide more.
  await setTimeout(200)
  await page.mouse.up()
}
