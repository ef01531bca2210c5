import { parseDocument } from 'htmlparser2'

import { allItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { datasheetPath } from '@/lib/page-files'

import { addressesIn, attributes } from './document'
import { fileAt, onEachPage, pages, read } from './site'

const OUTSIDE = /^(https:|mailto:|tel:|data:image)/

// Includes the links to sources, which are not part of a page's texts.
const documents = new Map(pages.map(({ address, html }) => [address, parseDocument(html)]))
const ids = new Map(
  [...documents].map(([address, document]) => [address, new Set(attributes('[id]', document).map(({ id }) => id))]),
)

test('every address on every page leads to a page, a part of one, or a file', () => {
  let checked = 0
  onEachPage(({ address }) => {
    const document = documents.get(address)
    const found = document ? addressesIn(document) : []
    const inside = found.map((url) => (url.startsWith(site.url) ? url.slice(site.url.length) || '/' : url))
    const wrong = inside.filter((url) => {
      if (!/^[/#]/.test(url)) return !OUTSIDE.test(url)
      const { pathname, hash } = new URL(url, `https://site.invalid${address}`)
      checked += 1
      if (hash) return !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      return !fileAt(decodeURIComponent(pathname))
    })
    expect(wrong).toEqual([])
  })
  expect(checked).toBeGreaterThan(pages.length)
})

test('every datasheet is a PDF that its page offers for download', () => {
  const ofCatalogue = pages.filter(({ path }) => allItems.some((item) => item.path === path))
  expect(ofCatalogue).toHaveLength(2 * allItems.length)
  onEachPage(({ document, locale, path }) => {
    const item = allItems.find((one) => one.path === path)
    const file = datasheetPath(item?.kind ?? '', item?.slug ?? '', locale)
    expect(attributes(`a[href="${file}"]`, document)[0]).toHaveProperty('download')
    const body = read(file)
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(body.subarray(-16).toString()).toContain('%%EOF')
    expect(body.length).toBeGreaterThan(10_000)
  }, ofCatalogue)
})
