import type { Element } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

import { all, textOf } from './document'
import { nameOf } from './names'
import { onEachPage } from './site'

/** What a screen reader lists of a page: landmarks, headings, tables, fields. */

const levelOf = ({ name }: Element) => Number(name.slice(1))

test('no heading skips a level', () => {
  onEachPage(({ document }) => {
    const headings = all('h1, h2, h3, h4, h5, h6', document)
    const skipping = headings.filter((heading, index) => {
      const above = headings[index - 1]
      return levelOf(heading) > (above ? levelOf(above) : 0) + 1
    })
    expect(skipping.map(textOf)).toEqual([])
  })
})

test('every page has one of each landmark, and every navigation and section has a name', () => {
  onEachPage(({ document }) => {
    const landmarks = ['main', 'body header', 'body footer', 'h1']
    expect(landmarks.map((landmark) => [landmark, all(landmark, document).length])).toEqual(
      landmarks.map((landmark) => [landmark, 1]),
    )
    expect(all('nav:not([aria-label], [aria-labelledby])', document).map(textOf)).toEqual([])
    // Headings name the sections.
    const named = all('nav, main section[aria-labelledby]', document)
    expect(named.filter((element) => !nameOf(element, document)).map(({ attribs }) => attribs)).toEqual([])
  })
})

test('lists, tables and fields are marked as such', () => {
  onEachPage(({ document }) => {
    const unstructured = [
      ...all('ul > :not(li, script, template), ol > :not(li)', document),
      ...all('dl > :not(dt, dd, div)', document),
      ...all('table:not(:has(th[scope=col])), table:not(:has(th[scope=row]))', document),
      ...all('input, select, textarea', document).filter(
        ({ attribs }) => all(`label[for="${attribs.id}"]`, document).length !== 1,
      ),
    ]
    expect(unstructured.map(({ name, attribs }) => [name, attribs])).toEqual([])
  })
})

test('no heading breaks at the hyphen of a name', () => {
  onEachPage(({ html }) => {
    // `document` has no such markup.
    const breakable = all('h1, h2, h3', parseDocument(html)).flatMap((heading) => {
      const kept = all('.unbroken', heading).map((element) => textContent(element))
      const hyphenated = textContent(heading).match(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu) ?? []
      return hyphenated.filter((word) => !kept.includes(word))
    })
    expect(breakable).toEqual([])
  })
})

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('headings and labels describe their content, and no two in one place are alike', () => {
  onEachPage(({ document }) => {
    for (const place of ['main', 'footer']) {
      const names = all(`body ${place} :is(h2, h3)`, document).map(textOf)
      expect([place, ...names.filter((name) => name.length < 2), ...twice(names)]).toEqual([place])
    }
    const labels = all('label', document).map(textOf)
    expect([...labels.filter((label) => label.length < 2), ...twice(labels)]).toEqual([])
    expect(twice(all('nav', document).map((nav) => nameOf(nav, document)))).toEqual([])
  })
})
