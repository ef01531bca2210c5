import { type APIRequestContext, expect } from '@playwright/test'
import { selectAll } from 'css-select'
import { type AnyNode, type Document, type Element, isText, type Text } from 'domhandler'
import { filter, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

import { withoutCitations } from './html'

/** Exported HTML as a tree, for tests that need neither layout nor script. */

type Root = Document | Element

/** White space as a browser collapses it: no-break spaces are kept. */
const collapse = (text: string) => text.replace(/[ \t\n]+/g, ' ').replace(/^ | $/g, '')

/** The page at an address. */
export async function documentAt(request: APIRequestContext, address: string, status = 200): Promise<Document> {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(status)
  return parseDocument(withoutCitations(await reply.text()))
}

export const all = (selector: string, root: Root): Element[] => selectAll<AnyNode, Element>(selector, root)

/** The only element that a selector matches. */
export function one(selector: string, root: Root): Element {
  const found = all(selector, root)
  expect(found, selector).toHaveLength(1)
  return found[0] as Element
}

export const textOf = (element: Element): string => collapse(textContent(element))

export const texts = (selector: string, root: Root): string[] => all(selector, root).map(textOf)

/** The pieces of text in an element, in their order: what stands in elements of its own is a piece. */
export const pieces = (element: Element): string[] =>
  (filter(isText, element) as Text[]).map(({ data }) => collapse(data)).filter(Boolean)

/** The section of the page that its heading of level 2 names; there is exactly one. */
export function section(document: Document, name: string | RegExp): Element {
  const found = all('main section[aria-labelledby]', document).filter((element) => {
    const heading = textOf(one(`h2[id="${element.attribs['aria-labelledby']}"]`, element))
    return typeof name === 'string' ? heading === name : name.test(heading)
  })
  expect(found, `sections named ${name}`).toHaveLength(1)
  return found[0] as Element
}
