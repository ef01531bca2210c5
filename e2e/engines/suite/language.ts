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
  }
}
