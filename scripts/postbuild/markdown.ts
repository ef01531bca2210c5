import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { findAll, removeSubsets, textContent } from 'domutils'

import { ordinarySpaces } from '@/lib/fixed-spaces'
import { markdownLink, markdownText } from '@/lib/markdown-text'

/** How to write links, the title that the twin has already, and what joins the list in a cell of a table. */
export interface MarkdownOptions {
  addressOf: (href: string) => string
  title: string
  semicolon: string
}

/** A paragraph that is only a name or a link. */
const NAME = /^(?:\*\*[^*]+\*\*|\[[^\]]+\]\(\S+\)|<\S+>)$/
const NAME_WITH_SIGN = /[.:?!؟](?:\*\*|\]\(\S+\))$/
/** Where a backslash keeps the beginning of a text from being a heading, a list or a quotation. */
const BLOCK_MARK = /^(?=#+ |[-+>] )|(?<=^\d+)(?=[.)] )/
const LIST = /\n\n(?=- |\d+\. )/g

const elementsIn = ({ children }: Element) => children.filter(isTag)
const named = (name: string, node: Element) => findAll((element) => element.name === name, node.children)

/** Whether an element never touches its neighbour, unlike a part of a word and the number of a source. */
const isApart = (node: AnyNode | null) =>
  node !== null && isTag(node) && !/unbroken|noteref/.test(`${node.attribs.class} ${node.attribs.role}`)

/** Whether only CSS separates a node from the next one: two elements, or a label in bold and its text. */
const isSetApart = (node: AnyNode): boolean => {
  const { next } = node
  const isLabel = isTag(node) && node.name === 'b' && next !== null && isText(next) && /^[\p{L}\p{N}]/u.test(next.data)
  return isLabel || (isApart(node) && isApart(next))
}

const block = (text: string) => (text.trim() ? `\n\n${text.trim()}\n\n` : '')

/** One empty line between blocks, and no space beside it; an indented block stays where it is. */
const tidy = (text: string) =>
  text
    .replaceAll(/(?: *\n){2,}/g, '\n\n')
    .replaceAll(/\n\n ?(?! )/g, '\n\n')
    .replaceAll(/ {2,}(?=\S)(?<=\S +)/g, ' ')
    .replaceAll(/ +(?=\\\n)/g, '')
    .trim()

/** An entry of a list. One that begins with its name or with a link is one line: `**Name**: text`. */
function entry(content: string, mark: string): string {
  const [name = '', next = '', ...others] = tidy(content)
    .replace(/^#+ (.+)/, '**$1**')
    .split('\n\n')
  const isNamed = next && NAME.test(name) && !/^(?:[-#|`]|\d+\.) /.test(next)
  const first = isNamed ? [`${name}${NAME_WITH_SIGN.test(name) ? '' : ':'} ${next}`] : [name, next]
  const text = [...first, ...others].join('\n\n').trimEnd().replaceAll(LIST, '\n')
  return mark + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
}

/** Writes elements of a page as Markdown. Sources are footnotes. */
export function markdown(nodes: readonly AnyNode[], { addressOf, title, semicolon }: MarkdownOptions): string {
  let depth = 1
  const all = (children: readonly AnyNode[]): string =>
    children.reduce((text, node) => {
      const next = text + write(node)
      return isSetApart(node) && !/\s$/.test(next) ? `${next} ` : next
    }, '')

  function linkOf(node: Element): string {
    const { href = '', role } = node.attribs
    if (role === 'doc-noteref') return `[^${href.replace('#source-', '')}]`
    const holdsText = ({ children }: Element) => children.some((child) => isText(child) && child.data.trim())
    const [name, ...others] = holdsText(node) ? [] : removeSubsets(findAll(holdsText, node.children)).filter(isTag)
    const label = tidy(all((name ?? node).children))
    // A twin has no places to lead to.
    if (href.startsWith('#')) return label
    return [markdownLink(label, addressOf(href)), ...(others.length > 0 ? [all(others)] : [])].join(': ')
  }

  function table(node: Element): string {
    const rows = named('tr', node).map((row) =>
      elementsIn(row).map((cell) => {
        const items = named('li', cell).map(({ children }) => tidy(all(children)))
        return (items.join(semicolon) || tidy(all(cell.children))).replaceAll(/\\?\n+/g, ' ').replaceAll('|', '\\|')
      }),
    )
    const [head = [], ...body] = rows
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
  }

  function list(entries: Element[], isNumbered = false): string {
    const items = entries.map(({ attribs, children }, index) => {
      const [, label] = /^source-(.+)/.exec(attribs.id ?? '') ?? []
      if (label) return entry(`[^${label}]: ${tidy(all(children))}`, '')
      return entry(all(children), isNumbered ? `${index + 1}. ` : '- ')
    })
    return block(items.join('\n'))
  }

  function heading(node: Element): string {
    const level = Number(node.name[1])
    if (level) depth = Math.max(level, 2)
    // The twin has its title already.
    if (level === 1 && title.includes(ordinarySpaces(textContent(node)))) return ''
    return block(`${'#'.repeat(level ? depth : depth + 1)} ${tidy(all(node.children))}`)
  }

  function write(node: AnyNode): string {
    if (isText(node)) {
      const begins = !node.prev && node.parent && isTag(node.parent) && /^(?:dd|div|li|p)$/.test(node.parent.name)
      return begins ? markdownText(node.data).replace(BLOCK_MARK, '\\') : markdownText(node.data)
    }
    if (!isTag(node)) return ''
    const { attribs, children } = node
    const inner = elementsIn(node)
    switch (node.name) {
      case 'a':
        return linkOf(node)
      case 'b':
      case 'strong':
        return all(children) && `**${all(children).trim()}**`
      case 'br':
        return '\\\n'
      case 'code':
        return `\`${textContent(node)}\``
      case 'details':
        return all('data-folded' in attribs ? children.slice(1) : children)
      case 'dl':
        return list(inner, 'data-number' in (inner[0]?.children.find(isTag)?.attribs ?? {}))
      case 'dt':
        return block(`**${tidy(all(children))}**`)
      case 'img':
        return markdownText(attribs.alt ?? '')
      case 'ol':
      case 'ul':
        return list(inner, node.name === 'ol')
      case 'pre':
        return block(`\`\`\`\n${textContent(node).trimEnd()}\n\`\`\``)
      case 'small':
        return ` (${all(children)})`
      case 'table':
        return block(table(node))
    }
    if (/^(?:h[1-6]|summary)$/.test(node.name)) return heading(node)
    if (inner[0]?.attribs.class?.split(' ').includes('carousel-slide')) return list(inner)
    return /^(?:abbr|bdi|cite|em|i|span|sub|sup|time|wbr)$/.test(node.name) ? all(children) : block(all(children))
  }

  return tidy(all(nodes))
}
