import { type Element, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import { type Declaration, list, parse, type Rule } from 'postcss'

import { allItems } from '@/content/catalogue'
import { partners } from '@/content/partners'
import { site } from '@/content/site'
import { localeConfig, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, attributes, one } from './document'
import { type ExportedPage, onEachPage, pages, readText, styleSheets } from './site'

const ofLocale = (chosen: string) => pages.filter(({ locale }) => locale === chosen)

test('every page states its language and links to the same page in the other', () => {
  onEachPage(({ locale, path, document }) => {
    const { tag, dir } = localeConfig[locale]
    expect(attributes('html', document)).toMatchObject([{ lang: tag, dir }])
    const other = otherLocale[locale]
    const switches = attributes('a[hreflang]', document)
    expect(switches.length).toBeGreaterThan(0)
    const expected = {
      href: localizePath(other, path),
      hreflang: localeConfig[other].tag,
      lang: localeConfig[other].tag,
    }
    expect(switches).toMatchObject(switches.map(() => expected))
  })
})

test('all other internal links keep the language, except those to files', () => {
  const isArabic = (href: string) => /^\/ar([/#]|$)/.test(href)
  const isFile = (href: string) => /\.(pdf|yaml)$/.test(href)
  onEachPage(({ locale, document }) => {
    const inner = attributes('a[href^="/"]:not([hreflang])', document).map(({ href = '' }) => href)
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.filter((href) => !isFile(href) && isArabic(href) !== (locale === 'ar'))).toEqual([])
  })
})

/** Runs of four or more Latin words in a page's body, except where they are marked as Latin. */
function latinRuns(body: Element): string[] {
  const isMarked = ({ name, attribs }: Element) =>
    ['script', 'style', 'noscript', 'bdi'].includes(name) || /^en\b/.test(attribs.lang ?? '')
  return body.children.flatMap((child) => {
    if (isText(child)) return child.data.match(/(?:[A-Za-z][\w’'.&-]*[\s,;:]+){3,}[A-Za-z][\w’'.&-]*/g) ?? []
    return isTag(child) && !isMarked(child) ? latinRuns(child) : []
  })
}

const LABELS = ['aria-label', 'aria-roledescription', 'alt', 'title']
/** Names that are Latin in both languages. */
const NAMES = [
  ...partners.map(({ name }) => name),
  ...allItems.flatMap(({ copy }) => (copy.ar.title === copy.en.title ? copy.ar.title : [])),
  site.brand.ar,
  'LinkedIn',
  'X',
  'Instagram',
  'YouTube',
]

/** Texts that a screen reader reads and that are not Arabic. */
const latinLabels = (body: Element) =>
  attributes('*', body)
    .flatMap((attribs) => LABELS.map((label) => attribs[label] ?? ''))
    .filter((text) => /[a-z]/i.test(text) && !/\p{sc=Arabic}/u.test(text) && !NAMES.includes(text))

test('every Arabic page speaks Arabic', () => {
  onEachPage(({ document }) => {
    const body = one('body', document)
    expect([...latinRuns(body), ...latinLabels(body)]).toEqual([])
  }, ofLocale('ar'))
})

/**
 * Latin words in the router's data of a page. Components get some that no page has until they are used, such as the name
 * of a button after its press. The children of elements are in the page; a key and its header are for a server.
 */
function latinData({ address, document }: ExportedPage): string[] {
  const graphs = all('script[type="application/ld+json"]', document).map((script) => textContent(script))
  const data = graphs.reduce((text, graph) => text.replace(graph, ''), readText(`${address}.txt`))
  return [...data.matchAll(/"(?!children|key)[\w-]+":"([A-Z][A-Za-z’-]*(?:[,.:;]? [A-Za-z’-]+)*[.!?…]?)"/g)].map(
    ([, words = '']) => words,
  )
}

test('every Arabic page gives its components Arabic words', () => {
  onEachPage((page) => {
    const found = latinData(page)
    expect(found).toContain('LinkedIn')
    expect(found.filter((words) => !NAMES.includes(words))).toEqual([])
  }, ofLocale('ar'))
})

/** Arabic words in the body of an English page that are not marked as Arabic. */
const arabicRuns = (body: Element): string[] =>
  body.children.flatMap((child) => {
    if (isText(child)) return child.data.match(/[^\s]*\p{sc=Arabic}[^\n]{0,40}/u) ?? []
    const isMarked =
      isTag(child) && (/^ar\b/.test(child.attribs.lang ?? '') || ['script', 'style'].includes(child.name))
    return isTag(child) && !isMarked ? arabicRuns(child) : []
  })

test('Arabic words on English pages are marked as Arabic', () => {
  onEachPage(({ document }) => {
    const body = one('body', document)
    expect(all('[lang|=ar]', body).length).toBeGreaterThan(0)
    expect(arabicRuns(body)).toEqual([])
  }, ofLocale('en'))
})

const PHYSICAL_PROPERTY = /^(left|right|float)$|^[a-z].*-(left|right)(-|$)/
/**
 * These properties take `start` and `end`. Others, such as `object-position`, place things in pictures, which have no
 * direction.
 */
const HAS_LOGICAL_VALUES = /^(text-align|justify-\w+|clear)/
const FOUR_SIDED = /^(margin|padding|inset|scroll-margin|scroll-padding)$/

function isPhysical({ prop, value }: Declaration) {
  const [, right, , left = right] = list.space(value)
  return (
    PHYSICAL_PROPERTY.test(prop) ||
    (HAS_LOGICAL_VALUES.test(prop) && /\b(left|right)\b/.test(value)) ||
    (FOUR_SIDED.test(prop) && left !== right)
  )
}

test('the style sheets use start and end, never left and right', () => {
  const physical: string[] = []
  for (const sheet of styleSheets()) {
    parse(sheet).walkDecls((declaration) => {
      if (isPhysical(declaration)) physical.push(`${(declaration.parent as Rule).selector} { ${declaration} }`)
    })
  }
  expect(physical).toEqual([])
})
