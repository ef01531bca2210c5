import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eventually, type Tab } from './tab'
import { test } from './test'
import { heading1, quickLink } from './queries'

/** Marks the document. A page load makes a new one without the mark. */
const mark = (tab: Tab) => tab.read(() => void Object.assign(window, { isMarked: true }))
const isMarked = (tab: Tab) => tab.read(() => 'isMarked' in window)
const scrollY = (tab: Tab) => tab.read(() => Math.round(window.scrollY))
const back = (tab: Tab) => tab.read(() => history.back())

for (const locale of locales) {
  const { ourServices, ourProducts } = messages[locale].footer
  const to = (path: string) => localizePath(locale, path)

  test(`a link changes the page within the document, and going back restores its place, ${locale}`, async ({ tab }) => {
    await tab.open(to('/services'))
    await mark(tab)
    const title = await tab.read(() => document.title)
    await tab.hover(quickLink(locale, ourProducts))
    const place = await scrollY(tab)
    await tab.click(quickLink(locale, ourProducts))
    await eventually(tab.address, to('/products'))
    await eventually(() => tab.text(heading1), ourProducts)
    await eventually(() => scrollY(tab), 0)
    await eventually(async () => (await tab.read(() => document.title)) === title, false)
    await back(tab)
    await eventually(tab.address, to('/services'))
    await eventually(() => tab.text(heading1), ourServices)
    await eventually(() => scrollY(tab), place)
    await eventually(() => tab.read(() => document.title), title)
    await eventually(() => isMarked(tab), true)
  })
}

for (const [path, home] of [
  ['/nope', '/'],
  ['/ar/services/digital', '/ar'],
] as const) {
  test(`${path} leads to ${home}`, async ({ tab }) => {
    await tab.open('/about')
    // Waits for the answer first: WebKit's driver may wait forever for one from a page that has gone.
    await tab.read((to) => void setTimeout(() => location.assign(to)), path)
    await eventually(tab.address, home)
    await eventually(() => tab.read(() => document.documentElement.dir), home === '/ar' ? 'rtl' : 'ltr')
    await eventually(() => tab.read(() => document.readyState), 'complete')
    // The unknown address is not in the history.
    await back(tab)
    await eventually(tab.address, '/about')
    // The browser reports on its console that the document was answered with 404.
    tab.forgive(/404/)
  })
}
