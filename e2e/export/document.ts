import { selectAll } from 'css-select'
import { type AnyNode, type Document, type Element, isTag, isText, type Text } from 'domhandler'
import { filter, textContent } from 'domutils'

/** Reads parsed HTML, for tests that need neither layout nor script. */

type Root = Document | Element

/** White space as a browser collapses it, without what lib/fixed-spaces.ts adds: other no-break spaces stay. */
const collapse = (text: string) =>
  text
    .replace(/(?<=و)\u202f/g, '')
    .replace(/(?<=[A-Z])\u00a0(?=[A-Z])|(?<=\d)\u00a0|\u00a0(?=\d)/g, ' ')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/^ | $/g, '')

export const all = (selector: string, root: Root): Element[] => selectAll<AnyNode, Element>(selector, root)

/** The only element that a selector matches. */
export function one(selector: string, root: Root): Element {
  const [found, ...more] = all(selector, root)
  if (!found || more.length > 0) throw new Error(`${found ? more.length + 1 : 0} elements instead of one: ${selector}`)
  return found
}

/** The attributes of every element that a selector matches, by lower-case name. */
export const attributes = (selector: string, root: Root): Record<string, string>[] =>
  all(selector, root).map(({ attribs }) => attribs)

export const textOf = (element: Root): string => collapse(textContent(element))

export const texts = (selector: string, root: Root): string[] => all(selector, root).map(textOf)

/** Scripts repeat every text for the framework. */
const isRead = ({ parent }: Text) => !(parent && isTag(parent) && ['script', 'style'].includes(parent.name))

/** The pieces of text in an element, in order. The text of an inner element is a separate piece. */
export const pieces = (element: Root): string[] =>
  (filter(isText, element) as Text[])
    .filter(isRead)
    .map(({ data }) => collapse(data))
    .filter(Boolean)

/** A text as `wordsOf` returns it: each run of white space becomes one space. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words of an element, with a space between its pieces. */
export const wordsOf = (element: Root): string => spaced(pieces(element).join(' '))

/** The words of a page. */
export const wordsOfBody = (document: Document): string => wordsOf(one('body', document))

/** The section of the page whose heading of level 2 has this name; there is exactly one. */
export function section(document: Document, name: string | RegExp): Element {
  const [found, ...more] = all('main section[aria-labelledby]', document).filter((element) => {
    const heading = textOf(one(`h2[id="${element.attribs['aria-labelledby']}"]`, element))
    return typeof name === 'string' ? heading === name : name.test(heading)
  })
  if (!found || more.length > 0) throw new Error(`not one section named ${name}`)
  return found
}

/** Every address that the page links to or loads, in page order. */
export function addressesIn(root: Root): string[] {
  const found = all('*', root).flatMap(({ attribs }) => {
    const sets = [attribs.srcset, attribs.imagesrcset].flatMap(
      (set) => set?.split(/,\s+/).map((source) => source.split(' ')[0]) ?? [],
    )
    return [attribs.href, attribs.src, attribs.poster, attribs.video, ...sets]
  })
  return [...new Set(found.filter((address) => address !== undefined))]
}
