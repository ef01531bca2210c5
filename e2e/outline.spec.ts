import { expect, test } from '@playwright/test'
import type { Document, Element } from 'domhandler'

import { all, documentAt, textOf } from './support/document'
import { nameOf } from './support/names'
import { allPages } from './support/pages'

/** What a screen reader lists of a page: landmarks, headings, tables, fields. */

const levelOf = ({ name }: Element) => Number(name.slice(1))

/** The headings that leave out a level above them. */
const skipping = (headings: readonly Element[]) =>
  headings.filter((heading, index) => levelOf(heading) > (index ? levelOf(headings[index - 1] as Element) : 0) + 1)

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** Lists, tables and fields that are not what they look like. */
function unstructured(document: Document): Element[] {
  return [
    ...all('ul > :not(li, script, template), ol > :not(li)', document),
    ...all('dl > :not(dt, dd, div)', document),
    ...all('table:not(:has(th[scope=col])), table:not(:has(th[scope=row]))', document),
    ...all('input, select, textarea', document).filter(
      ({ attribs }) => all(`label[for="${attribs.id}"]`, document).length !== 1,
    ),
  ]
}

test('headings, landmarks, lists, tables and fields of every page are marked as what they are', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    expect.soft(skipping(all('h1, h2, h3, h4, h5, h6', document)).map(textOf), address).toEqual([])
    for (const landmark of ['main', 'body header', 'body footer', 'h1']) {
      expect.soft(all(landmark, document).length, `${landmark} on ${address}`).toBe(1)
    }
    const navigations = all('nav', document).map((nav) => nameOf(nav, document))
    const labelled = all('nav[aria-label], nav[aria-labelledby]', document).length
    expect.soft(labelled, `names of the navigations of ${address}`).toBe(navigations.length)
    expect
      .soft(
        unstructured(document).map(({ name, attribs }) => [name, attribs]),
        address,
      )
      .toEqual([])
    // Sections are named by their headings.
    const sections = all('main section[aria-labelledby]', document).map((section) => nameOf(section, document))
    expect
      .soft(
        sections.filter((name) => !name),
        address,
      )
      .toEqual([])
  }
})

test('headings and labels say what they name, and no two in one place say the same', async ({ request }) => {
  for (const { address } of allPages) {
    const document = await documentAt(request, address)
    for (const place of ['main', 'footer']) {
      const names = all(`body ${place} :is(h2, h3)`, document).map(textOf)
      expect
        .soft(
          names.filter((name) => name.length < 2),
          `empty in ${place} of ${address}`,
        )
        .toEqual([])
      expect.soft(twice(names), `twice in ${place} of ${address}`).toEqual([])
    }
    const labels = all('label', document).map(textOf)
    expect.soft([...labels.filter((label) => label.length < 2), ...twice(labels)], address).toEqual([])
    const navigations = all('nav', document).map((nav) => nameOf(nav, document))
    expect.soft(twice(navigations), `navigations of ${address}`).toEqual([])
  }
})
