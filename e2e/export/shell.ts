import { brotliCompressSync } from 'node:zlib'

import { type ChildNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** What stands for each text, and for each attribute that words, addresses or the catalogue decide. */
const FILLER = 'x'

const DECIDED_BY_CONTENT = new Set(
  (
    'action alt aria-controls aria-describedby aria-label aria-labelledby commandfor content datetime for hash href ' +
    'hreflang id imagesrcset lang name placeholder poster src srcset title value video'
  ).split(' '),
)

/** Lists of files keep their length: `a 1x, b 2x` becomes `x,x`. */
const filled = (value: string) =>
  value
    .split(', ')
    .map(() => FILLER)
    .join()

/** Numbers differ between items of a list and between pictures. Those of a drawing are its shape. */
const withoutNumbers = (name: string, value: string) => (name === 'd' ? value : value.replace(/\d+/g, '0'))

const attribute = ([name, value]: readonly [string, string]) =>
  ` ${name}="${DECIDED_BY_CONTENT.has(name) ? filled(value) : withoutNumbers(name, value)}"`

function shellOfNode(node: ChildNode): string {
  if (isText(node)) return node.data.trim() && FILLER
  if (!isTag(node)) return ''
  return `<${node.name}${Object.entries(node.attribs).map(attribute).join('')}>${shellOfAll(node.children)}</${node.name}>`
}

/** Nodes that are alike without their words appear once. */
const shellOfAll = (nodes: readonly ChildNode[]): string => [...new Set(nodes.map(shellOfNode))].join('')

/**
 * What engineers control of a page: its markup without words, addresses and repetition. It stays the same with other
 * words, other settings and more entries in a menu or list.
 */
export const shellOf = (html: string): string => shellOfAll(parseDocument(html).children)

/** The bytes of a page's shell, compressed with brotli. */
export const shellBytes = (html: string): number => brotliCompressSync(shellOf(html)).length
