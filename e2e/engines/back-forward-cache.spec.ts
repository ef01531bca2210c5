import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'

import { DELETION, PRODUCT } from '../support/pages'
import { eventually } from './tab'
import { test } from './test'
import { banner, button, link, navigation } from './queries'

/** Another document of the site: WebKit (2.50) keeps no page whose successor lacks its opener policy. */
const ELSEWHERE = pagePaths.privacy

/** Pages that a browser freezes when a visitor leaves them, and shows again when they come back. */
const words = messages.en.navigation
const nav = navigation(words.label, banner)
for (const path of [PRODUCT, DELETION]) {
  test(`${path} works when the browser shows it again`, async ({ tab }) => {
    await tab.open(path)
    const isRestored = async () => {
      await eventually(() => tab.read(() => document.readyState), 'complete')
      await tab.read(() =>
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
      )
      // Waits for the answer first: WebKit's driver may wait forever for one from a page that has gone.
      await tab.read((to) => void setTimeout(() => location.assign(to)), ELSEWHERE)
      await eventually(tab.address, ELSEWHERE)
      await tab.read(() => void setTimeout(() => history.back()))
      await eventually(tab.address, path)
      return tab.read(() => 'isRestored' in window && window.isRestored === true)
    }
    // The browser does not keep a page that still loads something in idle time, so the test leaves it once more.
    await eventually(isRestored, true, { message: 'It comes from the back/forward cache', patience: 30_000 })
    await tab.focus(button(words.services, nav))
    await tab.press('Enter')
    await eventually(() => tab.has(link(words.overview.services, nav)), true)
  })
}
