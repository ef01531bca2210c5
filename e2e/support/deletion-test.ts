import { expect, type Page, test as base } from '@playwright/test'

/** Part of every password in these tests. After each test it must be nowhere but in the field. */
export const SECRET = 'Secret'

/** Everything that a page leaves behind: address, history, storage, attributes and texts. */
const traces = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.name,
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
    ]),
  )

/** Records what a page logs and requests; `expectNoSecret()` looks for the password there and in all traces. */
function watchForSecrets(page: Page) {
  const consoleTexts: string[] = []
  const requests: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  page.on('pageerror', (error) => consoleTexts.push(String(error)))
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer}`))
  return {
    consoleTexts,
    expectNoSecret: async () =>
      expect([...consoleTexts, ...requests, await traces(page)].join('\n')).not.toContain(SECRET),
  }
}

/** A test of a deletion page, which ends by looking for the password where it must not be. */
export const test = base.extend<{ consoleTexts: string[] }>({
  consoleTexts: [
    async ({ page }, use) => {
      const { consoleTexts, expectNoSecret } = watchForSecrets(page)
      await use(consoleTexts)
      // A test that starts its own browser leaves this page blank.
      if (page.url() === 'about:blank') return
      await expectNoSecret()
      // Nor may the site store who asked. The home page stores the path of its video.
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(kept.filter((name) => name !== 'heroVideoPath')).toEqual([])
    },
    { auto: true },
  ],
})
