import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eventually, type Page } from '../page'
import type { Theme } from './check'
import { heading1, quickLink } from './queries'

/** Marks the document. A page load makes a new one without the mark. */
const mark = (page: Page) => page.read(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.read(() => 'isMarked' in window)
const scrollY = (page: Page) => page.read(() => Math.round(window.scrollY))
const back = (page: Page) => page.read(() => history.back())

export const softNavigation: Theme = (check) => {
  for (const locale of locales) {
    const { ourServices, ourProducts } = messages[locale].footer
    const to = (path: string) => localizePath(locale, path)

    check(`a link changes the page within the document, and going back restores its place, ${locale}`, async (page) => {
      await page.open(to('/services'))
      await mark(page)
      const title = await page.read(() => document.title)
      await page.hover(quickLink(locale, ourProducts))
      const place = await scrollY(page)
      await page.click(quickLink(locale, ourProducts))
      await eventually(page.address, to('/products'))
      await eventually(() => page.text(heading1), ourProducts)
      await eventually(() => scrollY(page), 0)
      await eventually(async () => (await page.read(() => document.title)) === title, false)
      await back(page)
      await eventually(page.address, to('/services'))
      await eventually(() => page.text(heading1), ourServices)
      await eventually(() => scrollY(page), place)
      await eventually(() => page.read(() => document.title), title)
      await eventually(() => isMarked(page), true)
    })
  }
}

export const notFound: Theme = (check) => {
  for (const [path, home] of [
    ['/nope', '/'],
    ['/ar/services/digital', '/ar'],
  ] as const) {
    check(`${path} leads to ${home}`, async (page) => {
      await page.open('/about')
      // Waits for the answer first: WebKit's driver may wait forever for one from a page that has gone.
      await page.read((to) => void setTimeout(() => location.assign(to)), path)
      await eventually(page.address, home)
      await eventually(() => page.read(() => document.documentElement.dir), home === '/ar' ? 'rtl' : 'ltr')
      await eventually(() => page.read(() => document.readyState), 'complete')
      // The unknown address is not in the history.
      await back(page)
      await eventually(page.address, '/about')
      // The browser reports on its console that the document was answered with 404.
      page.forgive(/404/)
    })
  }
}
