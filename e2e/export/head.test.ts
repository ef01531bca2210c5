import sharp from 'sharp'

import { site } from '@/content/site'

import { attributes, texts } from './document'
import { absolute, alternatesOf, inThisExport } from './site-address'
import { type ExportedPage, onEachPage, pages, read } from './site'

/** A locale that Facebook knows; it has none for the UAE. */
const OPEN_GRAPH_LOCALES = { en: ['en_GB', 'ar_AR'], ar: ['ar_AR', 'en_GB'] }
const CARD = { format: 'jpeg', width: 1200, height: 630 }

/** The content of the page's meta tag of this name, which must appear exactly once. */
const metaOf =
  ({ document }: ExportedPage) =>
  (name: string) => {
    const found = attributes(`head meta:is([property="${name}"], [name="${name}"])`, document)
    expect([name, found.length]).toEqual([name, 1])
    return found[0]?.content ?? ''
  }

const titleOf = ({ document }: ExportedPage) => texts('head title', document).join()

test('every page has its own title, which ends with the brand', () => {
  const known = new Map<string, string>()
  onEachPage((page) => {
    const title = titleOf(page)
    const [own = '', ...rest] = title.split(` | ${site.brand[page.locale]}`)
    expect([own.trim().length > 0, rest]).toEqual([true, ['']])
    expect([title, known.get(title)]).toEqual([title, undefined])
    known.set(title, page.address)
  })
})

// The launch check reports a description that two pages share.
test('every page has a description', () => {
  onEachPage((page) => expect(metaOf(page)('description')).not.toBe(''))
})

test('every page names its own address as the canonical one', () => {
  onEachPage(({ document, address }) => {
    expect(attributes('link[rel=canonical]', document)).toEqual([{ rel: 'canonical', href: absolute(address) }])
  })
})

// Both pages have the same set, so each names the other.
test('every page names its address in both languages, and English for all others', () => {
  onEachPage(({ document, path }) => {
    const links = attributes('head link[hreflang]', document)
    expect(links).toHaveLength(3)
    expect(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))).toEqual(alternatesOf(path))
  })
})

test('Open Graph and Twitter tags repeat address, title and description of every page, in its language', () => {
  onEachPage((page) => {
    const { locale, address } = page
    const meta = metaOf(page)
    const words = [titleOf(page), meta('description')]
    expect([meta('og:url'), meta('og:title'), meta('og:description')]).toEqual([absolute(address), ...words])
    expect([meta('og:site_name'), meta('og:type')]).toEqual([site.brand[locale], 'website'])
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(OPEN_GRAPH_LOCALES[locale])
    expect([meta('twitter:title'), meta('twitter:description')]).toEqual(words)
  })
})

test('every page names a social card and describes it', () => {
  onEachPage((page) => {
    const meta = metaOf(page)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('twitter:image')).toBe(meta('og:image'))
    expect(meta('og:image:alt')).not.toBe('')
  })
})

test('every social card is a JPEG of 1200 x 630', async () => {
  const cards = pages.flatMap(({ document }) => attributes('head meta[property="og:image"]', document))
  expect(cards.length).toBeGreaterThanOrEqual(pages.length)
  for (const { content } of cards) {
    const card = inThisExport(content)
    expect([card, await sharp(read(card)).metadata()]).toMatchObject([card, CARD])
  }
})

test('phones make no links of numbers, dates and addresses in the texts', () => {
  onEachPage((page) => {
    expect(metaOf(page)('format-detection')).toBe('telephone=no, date=no, address=no, email=no')
  })
})

test('search engines may list every page, and every page fits the width of a phone', () => {
  onEachPage((page) => {
    expect(attributes('meta[name=robots]', page.document)).toEqual([])
    expect(metaOf(page)('viewport')).toContain('width=device-width')
  })
})
