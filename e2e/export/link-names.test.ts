import type { Document } from 'domhandler'

import { all, attributes } from './document'
import { nameOf, shownIn } from './names'
import { onEachPage, pages } from './site'

const PLACES = ['body header', 'main', 'body footer'] as const

/** Links of one part of the page, without the language switch, which leads to another page from each. */
const linksIn = (place: string, document: Document) => all(`${place} a[href]:not([hreflang])`, document)

test('every link and button has a name', () => {
  onEachPage(({ document }) => {
    const unnamed = all('a, button, summary', document).filter((control) => !nameOf(control, document))
    expect(unnamed.map(({ attribs }) => attribs)).toEqual([])
  })
})

/** Names that lead to several addresses, with these addresses. */
function ambiguous(links: readonly (readonly [name: string, address: string])[]) {
  const targets = new Map<string, Set<string>>()
  for (const [name, address] of links) targets.set(name, (targets.get(name) ?? new Set()).add(address))
  return [...targets].filter(([, addresses]) => addresses.size > 1).map(([name, addresses]) => [name, ...addresses])
}

test('links with the same name in header, content or footer of a page lead to the same address', () => {
  onEachPage(({ document }) => {
    for (const place of PLACES) {
      const links = linksIn(place, document).map((link) => [nameOf(link, document), link.attribs.href ?? ''] as const)
      expect([place, ...ambiguous(links)]).toEqual([place])
    }
  })
})

test('the name of a download or an enquiry says what it is about: on all pages one name leads to one address', () => {
  const links = pages.flatMap(({ document }) =>
    all('a:is([download], [href*="?subject="])', document).map(
      (link) => [nameOf(link, document), link.attribs.href ?? ''] as const,
    ),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(ambiguous(links)).toEqual([])
})

test('no link opens a new window', () => {
  onEachPage(({ document }) => expect(attributes('[target]:not([target=_top])', document)).toEqual([]))
})

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('the name of a control contains the words it shows', () => {
  onEachPage(({ document }) => {
    const named = all(':is(a, button, summary, input):is([aria-label], [aria-labelledby])', document)
    const other = named.filter((control) => !words(nameOf(control, document)).includes(words(shownIn(control))))
    expect(other.map((control) => [nameOf(control, document), shownIn(control)])).toEqual([])
  })
})

/** WCAG 2.2 counts these as essential: the owner's mark, and the app screens that show a product. */
const ESSENTIAL = 'a:is([href="/"], [href="/ar"]), #screens button'

test('headings and controls are text, not pictures of text', () => {
  onEachPage(({ document }) => {
    const drawn = all(`:is(h1, h2, h3, a, button, summary, label):has(img):not(${ESSENTIAL})`, document)
    const withoutWords = [...drawn, ...all('h1, h2, h3', document)].filter((element) => !shownIn(element))
    expect(withoutWords.map((element) => [element.name, nameOf(element, document)])).toEqual([])
  })
})
