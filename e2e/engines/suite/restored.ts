import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'

import { DELETION, PRODUCT } from '../../support/pages'
import { eventually } from '../page'
import type { Theme } from './check'
import { banner, button, link, navigation } from './queries'

/** Another document of the site: WebKit (2.50) keeps no page whose successor lacks its opener policy. */
const ELSEWHERE = pagePaths.privacy

/** Pages that a browser keeps whole when a visitor leaves them and shows again when they come back. */
export const restored: Theme = (check) => {
  const words = messages.en.navigation
  const nav = navigation(words.label, banner)
  for (const path of [PRODUCT, DELETION]) {
    check(`${path} works when the browser shows it again`, async (page) => {
      await page.open(path)
      const isRestored = async () => {
        await eventually(() => page.read(() => document.readyState), 'complete')
        await page.read(() =>
          window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
        )
        // Waits for the answer first: WebKit's driver may wait forever for one from a page that has gone.
        await page.read((to) => void setTimeout(() => location.assign(to)), ELSEWHERE)
        await eventually(page.address, ELSEWHERE)
        await page.read(() => void setTimeout(() => history.back()))
        await eventually(page.address, path)
        return page.read(() => 'isRestored' in window && window.isRestored === true)
      }
      // The browser does not keep a page that still loads something in idle time, so the check leaves it once more.
      await eventually(isRestored, true, { message: 'It comes from the back/forward cache', patience: 30_000 })
      await page.focus(button(words.services, nav))
      await page.press('Enter')
      await eventually(() => page.has(link(words.overview.services, nav)), true)
    })
  }
}
