import { sectionIds } from '@/lib/section-ids'
import { locales, localeConfig, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { SERVICE } from '../../support/pages'
import { eventually, type Page } from '../page'
import type { Theme } from './check'
import { banner, heading1, link } from './queries'

const directionOf = (page: Page) =>
  page.read(() => [document.documentElement.lang, getComputedStyle(document.body).direction])

export const language: Theme = (check) => {
  for (const locale of locales) {
    const other = otherLocale[locale]
    for (const path of ['/', SERVICE]) {
      check(
        `the language switch leads from ${localizePath(locale, path)} to the other language and back`,
        async (page) => {
          await page.open(localizePath(locale, path))
          for (const to of [other, locale]) {
            await page.click(link(localeConfig[to].nativeName, banner))
            await eventually(page.address, localizePath(to, path))
            await eventually(() => directionOf(page), [localeConfig[to].tag, localeConfig[to].dir])
            await page.started()
            await eventually(() => page.has(heading1), true)
          }
        },
      )
    }

    check(`the language switch keeps the section, ${locale}`, async (page) => {
      await page.open(localizePath(locale, SERVICE))
      const section = `#${sectionIds.questions}`
      await page.read((id) => document.querySelector(id)?.scrollIntoView({ behavior: 'instant' }), section)
      await eventually(() => page.has('html[data-scrolled]'), true, { message: 'The header is fixed' })
      await page.click(link(localeConfig[other].nativeName, banner))
      await eventually(page.address, `${localizePath(other, SERVICE)}${section}`)
      const isInView = () =>
        page.read((id) => {
          const { top, bottom } = document.querySelector(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
          return top < innerHeight && bottom > 0
        }, section)
      await eventually(isInView, true)
    })
  }
}
