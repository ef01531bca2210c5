import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler'

import { all, spaced, textOf } from './document'

/** Elements with a box of their own separate words; inline pieces do not. */
const INLINE = ['b', 'bdi', 'code', 'em', 'span', 'strong', 'sup']

/** The words of a node as they are seen, or as they are spoken: with labels and the alt texts of pictures. */
function wordsIn(node: ChildNode, isSpoken: boolean): string {
  if (isText(node)) return node.data
  if (!isTag(node) || node.attribs['aria-hidden'] === 'true') return ''
  const { hidden, alt = '', 'aria-label': label } = node.attribs
  if (isSpoken && hidden !== undefined) return ''
  if (isSpoken && node.name === 'img') return ` ${alt} `
  const words = (isSpoken && label) || node.children.map((child) => wordsIn(child, isSpoken)).join('')
  return INLINE.includes(node.name) ? words : ` ${words} `
}

const wordsOf = (element: Element, isSpoken: boolean) =>
  spaced(element.children.map((child) => wordsIn(child, isSpoken)).join(''))

/** The words that an element shows, without the alt texts of its pictures. */
export const shownIn = (element: Element): string => wordsOf(element, false)

/** The accessible name of a link or button, as far as the HTML tells. */
export function nameOf(element: Element, document: Document): string {
  const { 'aria-labelledby': ids, 'aria-label': label } = element.attribs
  if (!ids) return label === undefined ? wordsOf(element, true) : spaced(label)
  return spaced(
    ids
      .split(' ')
      .flatMap((id) => all(`[id="${id}"]`, document).map(textOf))
      .join(' '),
  )
}
