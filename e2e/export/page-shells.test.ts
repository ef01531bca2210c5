import { brotliCompressSync } from 'node:zlib'

import { type ChildNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'

import { isDeletionPath, pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'

import { errorPage, type ExportedPage, pages } from './site'

/** Replaces each text, and each attribute that depends on words, addresses or the catalogue. */
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
const shellOf = (html: string): string => shellOfAll(parseDocument(html).children)

/** The bytes of a page's shell, compressed with brotli. */
const shellBytes = (html: string): number => brotliCompressSync(shellOf(html)).length

/**
 * The bytes of each template's shell: the largest of its pages, with all of the owner's slots filled. A change that needs
 * more than AIR raises them in a commit of its own.
 */
const SHELLS: Readonly<Record<string, Readonly<Record<ExportedPage['locale'], number>>>> = {
  home: { en: 7048, ar: 7073 },
  services: { en: 4294, ar: 4262 },
  products: { en: 4336, ar: 4288 },
  service: { en: 6840, ar: 6826 },
  product: { en: 6998, ar: 7013 },
  sample: { en: 5125, ar: 5169 },
  samples: { en: 4565, ar: 4568 },
  about: { en: 4852, ar: 4821 },
  partners: { en: 4207, ar: 4204 },
  contact: { en: 5333, ar: 5316 },
  deletion: { en: 4887, ar: 4891 },
  privacy: { en: 4454, ar: 4425 },
  accessibility: { en: 4667, ar: 4695 },
  supplier: { en: 4482, ar: 4460 },
}
/** For a page without its own number. */
const ORDINARY_SHELL = { en: 4565, ar: 4568 }
const ERROR_SHELL = 800

const AIR = 1.05

/** `/services/digital/ai-ml` is a service; other pages have a template of their own. */
function templateOf(path: string): string {
  if (isDeletionPath(path)) return 'deletion'
  const own = Object.entries(pagePaths).find(([, ownPath]) => ownPath === path)
  return own?.[0] ?? path.replace(/^\/(\w+)s\/.*/, '$1')
}

test('words, addresses, settings and more entries leave a shell as it is', () => {
  const page = (entries: string) =>
    `<nav><ul class="list">${entries}</ul></nav><p>A <a href="/">sentence</a> stands here.</p>`
  const shell = shellOf(page('<li><a href="/a">One</a></li>'))
  expect(shell).toBe('<nav><ul class="list"><li><a href="x">x</a></li></ul></nav><p>x<a href="x">x</a></p>')
  expect(shellOf(page('<li><a href="/a">One</a></li><li><a href="/other">Another</a></li>'))).toBe(shell)
})

for (const locale of locales) {
  test(`no template grows by more than 5 % without its words (${locale})`, () => {
    const measured: Record<string, number> = {}
    for (const page of pages.filter((one) => one.locale === locale)) {
      const template = templateOf(page.path)
      measured[template] = Math.max(measured[template] ?? 0, shellBytes(page.html))
    }
    const grown = Object.entries(measured).filter(
      ([template, bytes]) => bytes > (SHELLS[template] ?? ORDINARY_SHELL)[locale] * AIR,
    )
    expect(Object.fromEntries(grown)).toEqual({})
    expect(Object.keys(measured)).toEqual(expect.arrayContaining(Object.keys(SHELLS)))
  })
}

test('the shell of the error page does not grow', () => {
  expect(shellBytes(errorPage.html)).toBeLessThanOrEqual(ERROR_SHELL * AIR)
})
