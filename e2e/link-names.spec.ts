import { expect, test } from '@playwright/test'
import type { Document } from 'domhandler'

import { all, documentAt } from './support/document'
import { nameOf, shownIn } from './support/names'
import { allPages } from './support/pages'

const PLACES = ['body header', 'main', 'body footer'] as const

/** Links of a part of the page, without the switch of the language: it leads to another page from each. */
const linksIn = (place: string, document: Document) =>
  all(`${place} a[href]`, document).filter(({ attribs }) => !attribs.hreflang)

test('every link and button has a name, and links of one name lead to one address', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    const unnamed = all('a, button, summary', document).filter((control) => !nameOf(control, document))
    expect
      .soft(
        unnamed.map(({ attribs }) => attribs),
        `without a name on ${address}`,
      )
      .toEqual([])
    for (const place of PLACES) {
      const targets = new Map<string, Set<string>>()
      for (const link of linksIn(place, document)) {
        const name = nameOf(link, document)
        targets.set(name, (targets.get(name) ?? new Set()).add(link.attribs.href ?? ''))
      }
      const ambiguous = [...targets].filter(([, addresses]) => addresses.size > 1)
      expect
        .soft(
          ambiguous.map(([name, addresses]) => [name, ...addresses]),
          `${place} of ${address}`,
        )
        .toEqual([])
    }
  }
})

test('the name of a file to save or of an enquiry says what it is about: on all pages one name leads to one address', async ({
  request,
}) => {
  const targets = new Map<string, Set<string>>()
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    for (const link of all('a:is([download], [href*="?subject="])', document)) {
      const name = nameOf(link, document)
      targets.set(name, (targets.get(name) ?? new Set()).add(link.attribs.href ?? ''))
    }
  }
  expect(targets.size).toBeGreaterThan(0)
  expect([...targets].filter(([, addresses]) => addresses.size > 1).map(([name]) => name)).toEqual([])
})

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('no link opens a window of its own', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    expect.soft(all('[target]:not([target=_top])', document).length, address).toBe(0)
  }
})

test('the name of a control contains the words that it shows', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    const named = all(':is(a, button, summary, input):is([aria-label], [aria-labelledby])', document)
    const other = named.filter((control) => !words(nameOf(control, document)).includes(words(shownIn(control))))
    expect
      .soft(
        other.map((control) => [nameOf(control, document), shownIn(control)]),
        address,
      )
      .toEqual([])
  }
})

/** What WCAG 2.2 counts as essential: the owner's mark, and the app screens that a product is shown by. */
const ESSENTIAL = 'a:is([href="/"], [href="/ar"]), #screens button'

test('headings and controls are made of text, not of pictures of text', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    const drawn = all(`:is(h1, h2, h3, a, button, summary, label):has(img):not(${ESSENTIAL})`, document)
    const withoutWords = drawn.filter((element) => !shownIn(element))
    expect
      .soft(
        withoutWords.map((element) => nameOf(element, document)),
        address,
      )
      .toEqual([])
    for (const heading of all('h1, h2, h3', document)) expect.soft(shownIn(heading), address).not.toBe('')
  }
})
