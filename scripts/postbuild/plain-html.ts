import type { Element, ElementContent, RootContent } from 'hast'

import { ordinarySpaces } from '@/lib/fixed-spaces'

/** Levels of headings that name an entry of a list or a disclosure; page-markdown.ts gives them their place. */
const ENTRY = 'h5'
const DISCLOSURE = 'h6'

const isElement = (node?: ElementContent): node is Element => node?.type === 'element'
const elementsIn = ({ children }: Element) => children.filter(isElement)
const text = (value: string): ElementContent => ({ type: 'text', value })
const wordsOf = (node: ElementContent): string =>
  node.type === 'element' ? node.children.map(wordsOf).join('') : node.value
const isSlide = ({ properties }: Element) => String(properties.className) === 'carousel-slide'
/** Whether an element never touches its neighbour, unlike a part of a word and the number of a source. */
const isApart = (node?: ElementContent) =>
  isElement(node) && !/unbroken|noteref/.test(`${node.properties.className} ${node.properties.role}`)

const isBox = (node?: ElementContent): node is Element => isElement(node) && /^(?:div|span|h\d)$/.test(node.tagName)

/** Puts a space where the page has one only by CSS: between two elements, and after a label in bold. */
const spaced = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) => {
    const next = nodes[index + 1]
    const isLabel =
      isElement(node) && node.tagName === 'b' && next?.type === 'text' && /^[\p{L}\p{N}]/u.test(next.value)
    return isLabel || (isApart(node) && isApart(next)) ? [node, text(' ')] : [node]
  })

/** Says a part of a page by elements for which Markdown has a form. `semicolon` joins the list in a cell of a table. */
export function plainHtml(node: RootContent, semicolon: string): ElementContent[] {
  if (node.type === 'text') return [text(ordinarySpaces(node.value))]
  if (node.type !== 'element') return []
  const children = spaced(node.children).flatMap((child) => plainHtml(child, semicolon))
  const as = (tagName: string, content = children): Element => ({ ...node, tagName, children: content })
  const inner = elementsIn(as(''))
  const entries = inner.map((entry) => ({ ...entry, tagName: 'li' }))
  switch (node.tagName) {
    case 'a': {
      // A twin has no places to lead to.
      if (/^#(?!source-)/.test(String(node.properties.href))) return children
      // Boxes hold its title, and what it says besides.
      let content = children
      const parts = () => content.filter((part) => wordsOf(part).trim())
      for (let [box] = parts(); isBox(box) && parts().length === 1; [box] = parts()) content = box.children
      const [title, ...others] = parts()
      if (!isBox(title) || !others.every(isElement)) return [as('a', content)]
      return [as('a', title.children), text(': '), ...spaced(others)]
    }
    case 'small':
      return [text(' ('), ...children, text(')')]
    case 'details':
      return 'dataFolded' in node.properties ? children.slice(1) : children
    case 'summary':
      return [as(DISCLOSURE)]
    case 'dt':
      return [as(ENTRY)]
    case 'dd':
      return [as('p')]
    case 'dl': {
      const isNumbered = elementsIn(node)
        .flatMap(elementsIn)
        .some(({ properties }) => properties.dataNumber)
      return [as(isNumbered ? 'ol' : 'ul', entries)]
    }
    case 'div':
      return [elementsIn(node).some(isSlide) ? as('ul', entries) : as('div')]
    case 'ol':
      // Footnotes stand alone.
      return /^source-/.test(String(inner[0]?.properties.id)) ? inner : [as('ol')]
    case 'td': {
      const items = inner.filter(({ tagName }) => tagName === 'ul').flatMap(elementsIn)
      const line = items.flatMap((item, index) => [text(index ? semicolon : ''), ...item.children])
      return [as('td', items.length > 0 ? line : children)]
    }
    case 'img':
      return [text(String(node.properties.alt))]
  }
  return [as(node.tagName)]
}
