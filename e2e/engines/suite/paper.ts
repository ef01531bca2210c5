import assert from 'node:assert/strict'

import { extractText } from 'unpdf'

import { site } from '@/content/site'

import { SERVICE } from '../../support/pages'
import type { Theme } from './check'

/** Words without what a line break may change. */
const letters = (text: string) => text.replace(/[\s\u00ad-]+/g, '')

/** Answers, sources and what waits to be scrolled to are among the words. */
export const paper: Theme = (check) => {
  check(
    'the printed file has every word of the page',
    async (page) => {
      await page.open(SERVICE)
      // Firefox prints the letters of variable fonts as shapes, in which no words can be found.
      await page.read(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { font-family: sans-serif !important }')
        document.adoptedStyleSheets = [sheet]
      })
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
