import { selectAll } from 'css-select'
import type { AnyNode, Element } from 'domhandler'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { ListItem, Nodes, Parents, Root } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'

import { messages } from '@/content/messages'
import { ordinarySpaces } from '@/lib/fixed-spaces'
import { formatDay } from '@/lib/format-day'
import { localeConfig, locales, otherLocale } from '@/lib/locale'
import { twinOf } from '@/lib/page-files'

import { openPage, removeElement, textOf } from './page'
import { plainHtml } from './plain-html'

/** What says nothing in Markdown: controls, navigation, pictures, addresses for paper, and what the page repeats. */
const LEFT_OUT = [
  'button, form, noscript, script, svg, video, [hidden], .hidden, a:not([href]), nav:not(:has(p))',
  '.hero-scroll, .sibling-card h3 + span, #introduction a[href^="mailto:"]',
  // A slide of the hero that waits for its turn is hidden too.
  '[aria-hidden="true"]:not(:has(h2))',
  // A picture that is all of an entry is read: the logo of a partner.
  'img[alt=""], img:not(li img, .carousel-slide img)',
].join()

const STYLE: Options = {
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown()],
  bullet: '-',
  join: [(left, right) => (left.type === 'footnoteDefinition' && right.type === left.type ? 0 : undefined)],
  unsafe: [{ character: '~', inConstruct: 'phrasing' }],
}

/** Sources are footnotes. */
const handlers: Record<string, Handle> = {
  a(state, node) {
    const label = String(node.properties.href).replace('#source-', '')
    const isNote = node.properties.role === 'doc-noteref'
    return isNote ? { type: 'footnoteReference', identifier: label, label } : defaultHandlers.a(state, node)
  },
  li(state, node) {
    const [, label] = /^source-(.+)/.exec(String(node.properties.id)) ?? []
    if (!label) return defaultHandlers.li(state, node)
    return { type: 'footnoteDefinition', identifier: label, label, children: state.toFlow(state.all(node)) as never }
  },
}

const text = (value: string) => ({ type: 'text' as const, value: ordinarySpaces(value) })
const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : ''

/** Writes an entry that begins with its name or with a link as one line: `**Name**: text`. */
function joinName({ children }: ListItem): void {
  const [first, next] = children
  if (first?.type === 'heading')
    children[0] = { type: 'paragraph', children: [{ type: 'strong', children: first.children }] }
  const [name] = children
  const isName = name?.type === 'paragraph' && name.children.every(({ type }) => type === 'strong' || type === 'link')
  if (!isName || next?.type !== 'paragraph') return
  name.children.push(text(/[.:?!؟]$/.test(wordsOf(name)) ? ' ' : ': '), ...next.children)
  children.splice(1, 1)
}

/** Joins two lists that a disclosure has parted. */
function joinLists(parent: Parents): void {
  const joined: Nodes[] = []
  for (const node of parent.children) {
    const last = joined.at(-1)
    if (last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered)
      last.children.push(...node.children)
    else joined.push(node)
  }
  parent.children = joined as never
}

/** An address of the site as a whole one: of a page's twin, or of another file. */
function absolute(address: string, origin: string): string {
  if (!address.startsWith('/')) return address
  const { pathname } = new URL(address, origin)
  return origin + (/\.\w+$/.test(pathname) ? pathname : twinOf(pathname))
}

type Graph = { '@graph': Partial<Record<string, string>>[] }

/**
 * Makes the Markdown twin of an exported page: what its main part says, with absolute links, which lead to other twins.
 * Gives the twin's path and text; undefined for a page that names none.
 */
export function pageMarkdown(file: string, html: string): { path: string; text: string } | undefined {
  const page = openPage(file, html)
  const all = (selector: string) => selectAll<AnyNode, Element>(selector, page.document)
  const [twin] = all('link[type="text/markdown"]')
  if (!twin) return undefined
  const { origin, pathname: path } = new URL(twin.attribs.href!)
  const graphs = all('script[type="application/ld+json"]')
    .map(textOf)
    .map((data) => JSON.parse(data) as Graph)
  const about = graphs.flatMap((graph) => graph['@graph']).find((node) => node['@id']?.endsWith('#page'))
  const { url = '', name = '', description = '', dateModified = '' } = about ?? {}
  const locale = locales.find((one) => localeConfig[one].tag === all('html')[0]!.attribs.lang)!
  const { nativeName, tag } = localeConfig[otherLocale[locale]]
  const { href: other = '' } = all(`link[hreflang="${tag}"]`)[0]!.attribs
  for (const element of all(LEFT_OUT)) removeElement(page, element)
  const { startIndex, endIndex } = all('main')[0]!
  const tree = fromHtml(page.source.slice(startIndex!, endIndex! + 1), { fragment: true })
  tree.children = tree.children.flatMap((child) => plainHtml(child, localeConfig[locale].semicolon))
  const body = toMdast(tree, { handlers }) as Root
  let depth = 1
  visit(body, (node, index, parent) => {
    if ('children' in node) joinLists(node)
    if (node.type === 'listItem') joinName(node)
    if ('spread' in node) node.spread = false
    if (node.type === 'link') {
      node.url = absolute(node.url, origin)
      const last = node.children.at(-1)
      if (last?.type === 'text') last.value = last.value.trimEnd()
    }
    if (node.type !== 'heading') return
    // The twin has its title already.
    if (node.depth === 1 && name.includes(wordsOf(node))) return parent!.children.splice(index!, 1) && index
    if (node.depth === 6) node.depth = (depth + 1) as 2
    else depth = node.depth = Math.max(node.depth, 2) as 2
  })
  const updated = messages[locale].documents.updated({ day: formatDay(dateModified, locale) })
  const link = (title: string, address: string) => ({ type: 'link' as const, url: address, children: [text(title)] })
  body.children.unshift(
    { type: 'heading', depth: 1, children: [text(name)] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [text(description)] }] },
    { type: 'paragraph', children: [link(url, url), text(' · '), link(nativeName, other), text(` · ${updated}`)] },
  )
  return { path, text: toMarkdown(body, STYLE) }
}
