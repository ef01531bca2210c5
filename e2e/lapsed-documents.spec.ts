import { expect, test } from '@playwright/test'

import { started } from './support/started'

const [SOON, LATER] = ['2027-03-31', '2027-12-31']

/** Documents of an owner as the build marks them. */
const DOCUMENTS = `<div id="old"><h2 data-until="${LATER}">Documents</h2><p data-until="${SOON}">Soon</p><p data-until="${LATER}">Later</p></div>`

test('documents leave an old page by themselves, on the day after their last one in Dubai', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('<html ', `<html data-last-days="${SOON} ${LATER}" `)
      .replace(/<body[^>]*>/, `$&${DOCUMENTS}`)
    await route.fulfill({ response, body: html })
  })
  for (const [moment, words] of [
    [`${SOON}T19:59:00Z`, ['Documents', 'Soon', 'Later']],
    [`${SOON}T20:01:00Z`, ['Documents', 'Later']],
    [`${LATER}T20:01:00Z`, []],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await page.goto('/about')
    await started(page)
    expect(await page.locator('#old [data-until]:visible').allTextContents()).toEqual(words)
  }
})
