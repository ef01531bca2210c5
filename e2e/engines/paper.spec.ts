import { expect } from '@playwright/test'
import { extractText } from 'unpdf'

import { site } from '@/content/site'

import { SERVICE } from '../support/pages'
import { test } from './test'

/** Words without what a line break may change. */
const letters = (text: string) => text.replace(/[\s\u00ad-]+/g, '')

/** Among the words are answers, sources, and what appears only when it is scrolled to. */
test('the printed file has every word of the page', async ({ tab }) => {
  const { pdf } = tab.browser
  test.skip(!pdf, 'its driver cannot print')
  await tab.open(SERVICE)
  // Firefox prints the letters of variable fonts as shapes, in which no words can be found.
  await tab.read(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { font-family: sans-serif !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const words = await tab.read(() =>
    [
      ...document.querySelectorAll(
        // A step has its result twice, for phones and for paper: its parts are read, not the whole.
        'main :is(h2, h3, p, li:not(#sources li, :has(h3)), details > div, dt, dd, cite)',
      ),
    ]
      .filter((element) => !element.closest('#related, [class~="print:hidden"], nav, figure'))
      .map((element) => element.textContent ?? ''),
  )
  expect(words.length).toBeGreaterThan(20)
  const { text } = await extractText((await pdf?.()) ?? new Uint8Array(), { mergePages: true })
  const printed = letters(text)
  expect(words.filter((part) => !printed.includes(letters(part).slice(0, 40)))).toEqual([])
  expect(printed).toContain(letters(site.phone))
})
