import { messages } from '@/content/messages'
import { pagePaths } from '@/content/site-paths'

import { PRODUCT } from '../../support/pages'
import { eventually } from '../page'
import type { Theme } from './check'
import { banner, button, link, navigation } from './queries'

/** Outside the site's pages. */
const ELSEWHERE = '/robots.txt'

/** Pages that a browser keeps whole when a visitor leaves them and shows again when they come back. */
export const restored: Theme = (check) => {
  const words = messages.en.navigation
  const nav = navigation(words.label, banner)
  for (const path of [PRODUCT, pagePaths.lahfaAccount]) {
    check(`${path} works when the browser shows it again`, async (page) => {
      await page.open(path)
      const isRestored = async () => {
        await eventually(() => page.read(() => document.readyState), 'complete')
        await page.read(() =>
          window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
        )
        await page.read((to) => location.assign(to), ELSEWHERE)
        await eventually(page.address, ELSEWHERE)
        await page.read(() => history.back())
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
