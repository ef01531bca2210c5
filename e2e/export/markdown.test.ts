import { allItems } from '@/content/catalogue'
import { copyByPath } from '@/content/site-pages'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { sourcesOf } from '@/content/sources'
import { texts as textsOf } from '@/content/texts'

import { attributes, texts } from './document'
import { fileAt, onEachPage, pages, readText } from './site'

const twinAt = (address: string) => (address === '/' ? '/index.md' : `${address}.md`)

/** Only letters and digits: what a Markdown text says, whatever its markup. */
const said = (markdown: string) =>
  markdown
    .replaceAll(/\[\^\d+\]/g, '')
    .replaceAll(/(?<=\])\((?:\\.|[^)\\])*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

test('every page links to its Markdown twin, which has the same title and is listed in llms.txt', () => {
  const listed = readText('/llms.txt')
  onEachPage(({ locale, path: page, address, document }) => {
    const path = twinAt(address)
    const twins = attributes('head link[type="text/markdown"]', document)
    expect(twins).toMatchObject([{ rel: 'alternate', href: `${site.url}${path}` }])
    expect(listed).toContain(`](${site.url}${path})`)
    const [, title = ''] = /^# (.+)\n/.exec(readText(path)) ?? []
    const copies: Readonly<Record<string, { title: string; documentTitle?: string }>> = copyByPath(locale)
    const copy = copies[page]
    expect(said(title)).toBe(said(copy?.title ?? ''))
    expect(texts('head title', document)).toEqual([`${copy?.documentTitle ?? copy?.title} | ${site.brand[locale]}`])
  })
})

/** Texts shown elsewhere: in menus and search results, in the mail that a link prepares, and one screen at a time. */
const ELSEWHERE = /^\.(?:summary|documentTitle)$|^\.nextStep\.mail\.\d+$|^\.screens\.\d+\./

test('the twin of a service or product says everything that the page says', () => {
  const copies = new Map(allItems.map(({ path, copy }) => [path, copy]))
  const chosen = pages.filter(({ path }) => copies.has(path))
  onEachPage(({ locale, path, address }) => {
    const twin = said(readText(twinAt(address)))
    const missing = textsOf(copies.get(path)?.[locale]).filter(
      (text) => !ELSEWHERE.test(text.path) && !twin.includes(said(text.text)),
    )
    expect(missing).toEqual([])
  }, chosen)
})

test('a twin has the headings and the texts of its page, folded ones too, and none of its controls', () => {
  onEachPage(({ address, document }) => {
    const markdown = readText(twinAt(address))
    const twin = said(markdown)
    const shown = ':not([hidden], [hidden] *, [aria-hidden="true"] *, form *, noscript *)'
    // An address that only paper shows follows its link.
    const printed = texts('main a > .hidden', document)
    const spoken = 'h2, h3, p, dt, dd, td, summary'
      .split(', ')
      .flatMap((name) => texts(`main ${name}${shown}:not(:has(ul, small), nav *, [data-folded] > summary)`, document))
    expect(
      spoken.filter((text) => !printed.some((address) => text.includes(address)) && !twin.includes(said(text))),
    ).toEqual([])
    for (const button of texts('main button', document).filter((label) => label && !spoken.includes(label)))
      expect(markdown.split('\n')).not.toContain(button)
  })
})

test('a twin has one footnote for each source, with the addresses of its documents', () => {
  onEachPage(({ locale, path, address }) => {
    const markdown = readText(twinAt(address))
    const notes = [...markdown.matchAll(/^\[\^(\d+)\]: (.+)$/gm)]
    const sources = sourcesOf(path, locale)
    expect(notes.map(([, number]) => Number(number))).toEqual(sources.map(({ number }) => number))
    sources.forEach(({ documents }, index) => {
      const note = (notes[index]?.[2] ?? '').replaceAll('\\', '')
      for (const { name, url } of documents) expect(note).toContain(url ? `](${url})` : name)
    })
    for (const [, number] of markdown.matchAll(/\[\^(\d+)\](?!:)/g))
      expect(sources.map((source) => source.number)).toContain(Number(number))
  })
})

test('links of twins are absolute and lead to files of the site, pages to their twins', () => {
  onEachPage(({ path, address }) => {
    const markdown = readText(twinAt(address))
    const targets = [...markdown.matchAll(/\]\(((?:\\.|[^)\\])*)\)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !/^(?:https?:|mailto:|tel:)/.test(target))).toEqual([])
    const own = targets
      .filter((target) => target.startsWith(`${site.url}/`))
      .map((target) => target.slice(site.url.length))
    // The head links to the page in the other language, the texts to twins.
    expect(own.slice(1).filter((target) => !target.split('#')[0]?.match(/\.\w+$/) || !fileAt(target))).toEqual([])
    // The accessibility page lists all pages, itself included.
    if (path !== pagePaths.accessibility) expect(own).not.toContain(twinAt(address))
  })
})

test('twins hold no HTML, no empty link and no character that nobody sees', () => {
  onEachPage(({ locale, address }) => {
    const markdown = readText(twinAt(address)).replaceAll(/^```\n[^]*?^```$|`[^`\n]+`/gm, '`')
    expect(markdown).not.toMatch(
      /undefined|\[object|\n{3}|(?<!!)\[\]\(|(?<!\\)<(?!https?:|mailto:|\S+@)|(?<!\\)&#?\w+;/,
    )
    expect(markdown).not.toMatch(/[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]/)
    if (locale === 'ar') expect(markdown).not.toMatch(/[\u0600-\u06ff], /)
  })
})
