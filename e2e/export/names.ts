import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler'

import { all, textOf } from './document'

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Elements with a box of their own separate words; inline pieces do not. */
const INLINE = ['b', 'bdi', 'code', 'em', 'span', 'strong', 'sup']

function spoken(node: ChildNode): string {
  if (isText(node)) return node.data
  if (!isTag(node) || node.attribs['aria-hidden'] === 'true' || 'hidden' in node.attribs) return ''
  if (node.name === 'img') return ` ${node.attribs.alt ?? ''} `
  const words = node.attribs['aria-label'] ?? node.children.map(spoken).join('')
  return INLINE.includes(node.name) ? words : ` ${words} `
}

/** The words that an element shows, without the alt texts of its pictures. */
export function shownIn(element: Element): string {
  const words = (node: ChildNode): string => {
    if (isText(node)) return node.data
    if (!isTag(node) || node.attribs['aria-hidden'] === 'true') return ''
    const inner = node.children.map(words).join('')
    return INLINE.includes(node.name) ? inner : ` ${inner} `
  }
  return collapse(element.children.map(words).join(''))
}

/** The accessible name of a link or button, as far as the HTML tells. */
export function nameOf(element: Element, document: Document): string {
  const { 'aria-labelledby': ids, 'aria-label': label } = element.attribs
  if (ids)
    return collapse(
      ids
        .split(' ')
        .flatMap((id) => all(`[id="${id}"]`, document).map(textOf))
        .join(' '),
    )
  return collapse(label ?? element.children.map(spoken).join(''))
}
