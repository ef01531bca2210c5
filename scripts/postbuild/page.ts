import { type AnyNode, type Element, isTag } from 'domhandler'
import { findAll, getText } from 'domutils'
import { parseDocument } from 'htmlparser2'
import MagicString from 'magic-string'

/** An exported page while the finishing steps work on it. */
export interface Page {
  /** Path of the file below the exported folder. */
  file: string
  document: AnyNode[]
  /** What is cut and added here becomes the file; everything else stays as the framework wrote it, byte by byte. */
  source: MagicString
}

/** Opens the page `file` with its exported `html`. */
export function openPage(file: string, html: string): Page {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return { file, document: children, source: new MagicString(html) }
}

/** The elements of a page with a name, in the order of the document. */
export const elementsOf = ({ document }: Page, name: string): Element[] =>
  findAll((element) => element.name === name, document)

/** The elements of a page that have an id. */
export const elementsWithId = ({ document }: Page): Element[] => findAll(({ attribs }) => Boolean(attribs.id), document)

/** The text inside an element, as it stands in the file. */
export const textOf = (element: Element): string => getText(element)

/** The first index of an element in the exported file and the index behind its end. */
function rangeOf({ startIndex, endIndex }: Element): readonly [number, number] {
  if (startIndex === null || endIndex === null) throw new Error('The page was parsed without positions')
  return [startIndex, endIndex + 1]
}

/** Cuts an element out of the page. */
export const cut = (page: Page, element: Element): void => void page.source.remove(...rangeOf(element))

/** The markup inside an element, as it stands in the file. */
export function markupOf({ source }: Page, { firstChild, lastChild }: Element): string {
  const start = firstChild?.startIndex
  const end = lastChild?.endIndex
  return typeof start === 'number' && typeof end === 'number' ? source.original.slice(start, end + 1) : ''
}

/** The index behind the declaration of the character set, which browsers look for in the first kilobyte. */
export function afterCharset(page: Page): number {
  const charset = elementsOf(page, 'meta').find(({ attribs }) => attribs.charset)
  if (!charset) throw new Error(`${page.file} does not declare its character set`)
  return rangeOf(charset)[1]
}

/** The index behind the last element of the page's body. */
export function endOfBody(page: Page): number {
  const last = elementsOf(page, 'body')[0]?.children.findLast(isTag)
  if (!last) throw new Error(`${page.file} has an empty <body>`)
  return rangeOf(last)[1]
}
