import { type AnyNode, type Element, isTag } from 'domhandler'
import { findAll, getText, removeElement as detach } from 'domutils'
import { parseDocument } from 'htmlparser2'
import MagicString from 'magic-string'

export interface Page {
  /** The file's path below the exported folder. */
  file: string
  document: AnyNode[]
  /** Only removals and additions are made here. Everything else stays byte for byte as Next wrote it. */
  source: MagicString
}

export function openPage(file: string, html: string): Page {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return { file, document: children, source: new MagicString(html) }
}

/** The page's elements with a tag name, in document order. */
export const elementsOf = ({ document }: Page, name: string): Element[] =>
  findAll((element) => element.name === name, document)

/** The text inside an element, as it is in the file. */
export const textOf = (element: Element): string => getText(element)

function rangeOf({ startIndex, endIndex }: Element): readonly [number, number] {
  if (startIndex === null || endIndex === null) throw new Error('The page was parsed without positions')
  return [startIndex, endIndex + 1]
}

export function removeElement(page: Page, element: Element): void {
  page.source.remove(...rangeOf(element))
  detach(element)
}

export const endOf = (element: Element): number => rangeOf(element)[1]

/** The index after the declaration of the character set, which browsers look for in the first kilobyte. */
export function afterCharset(page: Page): number {
  const charset = elementsOf(page, 'meta').find(({ attribs }) => attribs.charset)
  if (!charset) throw new Error(`${page.file} does not declare its character set`)
  return endOf(charset)
}

/** The index after the last element of the page's body. */
export function endOfBody(page: Page): number {
  const last = elementsOf(page, 'body')[0]?.children.findLast(isTag)
  if (!last) throw new Error(`${page.file} has an empty <body>`)
  return endOf(last)
}
