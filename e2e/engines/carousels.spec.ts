import { carouselMessages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { partners } from '@/content/partners'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { MOVING_WIDTH, partnersInView, partnersMove } from '../support/carousel'
import type { Query } from './in-page/find'
import { DESKTOP, eventually, type Tab, PHONE } from './tab'
import { test } from './test'
import { button, group, region } from './queries'

/**
 * At these widths Embla could not loop five of the six partners: the rounded widths of the slides are too small
 * together.
 */
const WIDTHS = [1280, 1320, 1400]

const rotate = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

/** Scrolls to a carousel and waits until Embla moves it. */
async function reach(tab: Tab, carousel: Query) {
  await tab.scrollTo(carousel)
  const isStarted = () =>
    tab.read((wanted) => window.engines.one(wanted).querySelector('[data-started]') !== null, carousel)
  await eventually(isStarted, true)
}

for (const locale of locales) {
  const copy = homePage[locale]
  const words = carouselMessages[locale]
  const home = localizePath(locale, '/')

  test(`buttons move the values round, ${locale}`, async ({ tab }) => {
    await tab.open(home)
    const titles = copy.values.items.map(({ title }) => title)
    const values = region(copy.values.title)
    await reach(tab, values)
    const expectFirst = (index: number, count: number) =>
      eventually(() => tab.slides(values), rotate(titles, index).slice(0, count))
    await expectFirst(0, 4)
    await tab.click(button(copy.values.next, values))
    await expectFirst(1, 4)
    await tab.click(button(copy.values.previous, values))
    await expectFirst(0, 4)
    await tab.click(button(copy.values.previous, values))
    await expectFirst(3, 4)
    await tab.resize(PHONE)
    await expectFirst(3, 1)
    await tab.click(button(copy.values.next, values))
    await expectFirst(0, 1)
  })

  test(`arrows and dots move the partners round, ${locale}`, async ({ tab }) => {
    await tab.open(home)
    const names = partners.map(({ name }) => name)
    const section = region(copy.partners.title)
    const dot = (index: number) => button(names[index] ?? '', group(words.choosePartner, section))
    await reach(tab, section)
    const expectFirst = async (index: number, width: number) => {
      await eventually(() => tab.slides(section), rotate(names, index).slice(0, partnersInView(width)))
      await eventually(() => tab.attribute(dot(index), 'aria-current'), 'true')
    }
    for (const width of [...WIDTHS.filter(partnersMove), MOVING_WIDTH]) {
      await tab.resize({ ...DESKTOP, width })
      await expectFirst(0, width)
      await tab.click(button(copy.partners.previous, section))
      await expectFirst(names.length - 1, width)
      await tab.click(button(copy.partners.next, section))
      await expectFirst(0, width)
    }
    await tab.click(dot(1))
    await expectFirst(1, MOVING_WIDTH)
  })
}
