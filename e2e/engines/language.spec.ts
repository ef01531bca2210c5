import { locales, localeConfig, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { SERVICE } from '../support/pages'
import { eventually, type Tab } from './tab'
import { test } from './test'
import { banner, heading1, link } from './queries'

const directionOf = (tab: Tab) =>
  tab.read(() => [document.documentElement.lang, getComputedStyle(document.body).direction])

for (const locale of locales) {
  const other = otherLocale[locale]
  for (const path of ['/', SERVICE]) {
    test(`the language switch leads from ${localizePath(locale, path)} to the other language and back`, async ({
      tab,
    }) => {
      await tab.open(localizePath(locale, path))
      for (const to of [other, locale]) {
        await tab.click(link(localeConfig[to].nativeName, banner))
        await eventually(tab.address, localizePath(to, path))
        await eventually(() => directionOf(tab), [localeConfig[to].tag, localeConfig[to].dir])
        await tab.started()
        await eventually(() => tab.has(heading1), true)
      }
    })
  }
}
