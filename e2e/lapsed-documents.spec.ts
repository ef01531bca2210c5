import { expect, test } from '@playwright/test'

import { started } from './support/started'

const [SOON, LATER] = ['2027-03-31', '2027-12-31']

test('documents leave an old page by themselves, on the day after their last one in Dubai', async ({ page }) => {
  // Title and footer play the part of two documents, marked as the build marks them.
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('<html ', `<html data-last-days="${SOON} ${LATER}" `)
      .replace('<h1', `<h1 data-until="${SOON}"`)
      .replace('<footer', `<footer data-until="${LATER}"`)
    await route.fulfill({ response, body: html })
  })
  for (const [moment, shown] of [
    [`${SOON}T19:59:00Z`, [true, true]],
    [`${SOON}T20:01:00Z`, [false, true]],
    [`${LATER}T20:01:00Z`, [false, false]],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await page.goto('/about')
    await started(page)
    const marked = [page.locator('h1'), page.locator('footer')]
    expect(await Promise.all(marked.map((one) => one.isVisible()))).toEqual(shown)
  }
})
