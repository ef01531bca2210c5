import assert from 'node:assert/strict'

import { extractText } from 'unpdf'

import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { PRODUCT, SERVICE } from '../../support/pages'
import { eventually, type Page } from '../page'
import type { Theme } from './check'

/** Words of the page that cannot be seen. */
const hiddenTexts = (page: Page, selector: string) =>
  page.read(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent?.slice(0, 40)),
    selector,
  )

const isDisplayed = (page: Page, selector: string) =>
  page.read((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector)

const closedDetails = (page: Page) => page.read(() => document.querySelectorAll('main details:not([open])').length)

/** Words without what a line break may change. */
const letters = (text: string) => text.replace(/[\s\u00ad-]+/g, '')

export const paper: Theme = (check) => {
  for (const locale of locales) {
    for (const path of [SERVICE, PRODUCT]) {
      const address = localizePath(locale, path)

      check(`all questions are open on paper, ${address}`, async (page) => {
        await page.open(address)
        const closed = await closedDetails(page)
        assert.ok(closed > 2)
        await page.read(() => window.engines.toPaper())
        await eventually(() => hiddenTexts(page, '#questions p, #sources li'), [])
        assert.equal(await isDisplayed(page, 'header'), false)
        const contacts = await page.text('footer')
        assert.ok(contacts.includes(site.phone) && (await isDisplayed(page, 'footer a[href^=tel]')))
        await page.read(() => window.engines.toScreen())
        await eventually(() => closedDetails(page), closed)
        await eventually(() => isDisplayed(page, 'header'), true)
      })
    }

    check(`nothing on paper waits to be scrolled to, ${locale}`, async (page) => {
      await page.open(localizePath(locale, '/'))
      await eventually(() => page.read(() => document.querySelector('[data-reveal=waiting]') !== null), true)
      await page.read(() => window.engines.toPaper())
      const words = 'main section:not(#home) :is(h2, h3, p)'
      assert.ok((await page.count(words)) > 10)
      await eventually(() => hiddenTexts(page, words), [])
      await page.read(() => window.engines.toScreen())
    })
  }

  check(
    'the printed file has every word of the page',
    async (page) => {
      await page.open(SERVICE)
      // Firefox prints the letters of variable fonts as shapes, in which no words can be found.
      await page.read(() => window.engines.withSystemFont())
      const words = await page.read(() =>
        [
          ...document.querySelectorAll(
            // A step has its result twice, for phones and for paper: its parts are read, not the whole.
            'main :is(h2, h3, p, li:not(#sources li, :has(h3)), details > div, dt, dd, cite)',
          ),
        ]
          .filter((element) => !element.closest('#related, [class~="print:hidden"], nav, figure'))
          .map((element) => element.textContent ?? ''),
      )
      assert.ok(words.length > 20)
      const { text } = await extractText((await page.browser.pdf?.()) ?? new Uint8Array(), { mergePages: true })
      const printed = letters(text)
      assert.deepEqual(
        words.filter((part) => !printed.includes(letters(part).slice(0, 40))),
        [],
      )
      assert.ok(printed.includes(letters(site.phone)))
    },
    { WebKit: 'its driver cannot print' },
  )
}
