import type { Element } from 'domhandler'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { content } from '@/content/content'
import { formatDay } from '@/lib/format-day'
import { pagePaths } from '@/content/page-paths'
import { accessibilityPage } from '@/content/pages/accessibility'
import { messages } from '@/content/messages'
import { contactPage, productsPage, profile, servicesPage } from '@/content/pages'
import { partners } from '@/content/partners'
import { privacyPage } from '@/content/pages/privacy'
import { site } from '@/content/site'
import { pages as sitePages } from '@/content/site-pages'
import { texts as textsOf } from '@/content/texts'
import { conformance } from '@/content/accessibility/conformance'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, attributes, one, pieces, section, textOf, texts, wordsOf } from './document'
import { pageAt, pages as everyPage, readText } from './site'

const documentAt = (address: string) => pageAt(address).document

for (const locale of locales) {
  const { sections, contactTitle } = messages[locale]
  const to = (path: string) => localizePath(locale, path)

  for (const kind of ['services', 'products'] as const) {
    test(`${to(`/${kind}`)} lists the catalogue by group`, () => {
      const main = one('main', documentAt(to(`/${kind}`)))
      expect(texts('h1', main)).toEqual([{ services: servicesPage, products: productsPage }[kind][locale].title])
      expect(texts('h2', main)).toEqual(catalogue[kind].map(({ copy }) => copy[locale].title))
      const items = catalogueItems(kind).map(({ path, copy, entry }) => {
        const { title, summary } = copy[locale]
        const own = entry.copy[locale]
        const result = 'steps' in own ? [sections.firstResult, own.steps[0]?.result] : []
        return [to(path), title, summary, ...result]
      })
      expect(all('li a[href*="/"]', main).map((link) => [link.attribs.href, ...pieces(link)])).toEqual(
        expect.arrayContaining(items),
      )
    })
  }

  for (const name of ['partners', 'about'] as const) {
    test(`${to(`/${name}`)} announces the page to come`, () => {
      const document = documentAt(to(`/${name}`))
      const { title, comingSoon } = content.pages[name].copy[locale]
      expect(texts('head title', document)).toEqual([`${title} | ${site.brand[locale]}`])
      expect(texts('h1', document)).toEqual([title])
      expect(texts('main p', document)).toContain(comingSoon)
    })
  }

  test(`${to('/partners')} shows the partners`, () => {
    const main = one('main', documentAt(to('/partners')))
    expect(all('li img', main).map((image) => image.attribs.alt)).toEqual(partners.map(({ name }) => name))
  })

  test(`${to('/about')} says what to ask any vendor`, () => {
    const { title, answerLabel, questions } = profile[locale].ask
    const found = section(documentAt(to('/about')), title)
    expect(texts('dt', found)).toEqual(questions.map(({ name }) => name))
    expect(texts('dd', found)).toEqual(questions.flatMap(({ text, answer }) => [text, `${answerLabel}${answer.text}`]))
  })

  for (const [name, { [locale]: copy }] of Object.entries({ privacy: privacyPage, accessibility: accessibilityPage })) {
    test(`${to(`/${name}`)} is a document of sections with its links`, () => {
      const main = one('main', documentAt(to(`/${name}`)))
      expect(texts('h1', main)).toEqual([copy.title])
      const titles = copy.sections.map(({ title }) => title)
      // Tables and lists of other content are between them.
      expect(texts('h2', main).filter((title) => titles.includes(title))).toEqual(titles)
      for (const { id, title, paragraphs = [], items = [], closing = [], links = [] } of copy.sections) {
        const section = one(`section#${id}`, main)
        expect(texts('h2', section)).toEqual([title])
        expect(texts('p', section)).toEqual([
          ...[...paragraphs, ...closing].map(({ text }) => text),
          ...links.map((link) => link.title),
        ])
        expect(texts('li', section)).toEqual(items.map(({ text }) => text))
        expect(all('a:not([href^="mailto"])', section).map(({ attribs }) => attribs.href)).toEqual(
          links.map((link) => to(pagePaths[link.id])),
        )
      }
    })
  }

  test(`${to('/accessibility')} has a table of the 55 criteria and the day on which their tests last ran`, () => {
    const document = documentAt(to('/accessibility'))
    const tables = all('main table', document)
    expect(tables.map((table) => all('tbody tr', table).length)).toEqual([55])
    for (const row of tables.flatMap((table) => all('tbody tr', table))) {
      expect(texts('th[scope=row]', row)[0]).toMatch(/^\d\.\d\.\d+ .+/)
      expect(texts('td', row)[0]).toMatch(/.{15}/)
    }
    const section = textOf(one('#criteria', document))
    expect(section).toContain(formatDay(conformance.ranOn, locale))
    const file = one('#criteria a[download]', document).attribs.href ?? ''
    const report = readText(file)
    expect(report).toContain(`report_date: ${conformance.ranOn}`)
    // The report names the tests. On the page they would tell a visitor nothing.
    expect(report).toMatch(/Test: e2e\/export\/[\w-]+\.test\.ts, “.{5}/)
    expect(textOf(one('main', document))).not.toMatch(/\.(spec|test)\.tsx?/)
  })

  test(`${to('/contact')} says how to reach the company`, () => {
    const document = documentAt(to('/contact'))
    const main = one('main', document)
    const links = all('a', main).map((link) => [textOf(link), link.attribs.href])
    const { heading, subtitle, cards, pictureAlts, mapTitle } = contactPage[locale]
    const title = contactTitle({ brand: site.brand[locale] })
    expect(texts('head title', document)).toEqual([`${title} | ${site.brand[locale]}`])
    expect(texts('h1', main)).toEqual([heading])
    expect(texts('p', main)).toEqual(
      expect.arrayContaining([subtitle, ...site.addressLines.map((line) => line[locale])]),
    )
    expect(texts('h2', main)).toEqual(expect.arrayContaining(Object.values(cards)))
    expect(links).toEqual(
      expect.arrayContaining([
        ...site.emails.map((email) => [email, `mailto:${email}`]),
        [site.phone, `tel:${site.phone.replaceAll(' ', '')}`],
      ]),
    )
    expect(all('img', main).map(({ attribs }) => attribs.alt)).toContain(pictureAlts.dusk)
    const map = { title: mapTitle, src: site.map.embedUrl, loading: 'lazy' }
    expect(one('noscript iframe', main).attribs).toMatchObject(map)
  })
}

/** Pages some of whose words stand there only in one state of the owner’s slots, or wait for a script. */
const IN_STATES: readonly string[] = [pagePaths.home, pagePaths.about, pagePaths.supplier, pagePaths.accessibility]

/** Words for elsewhere: the social card, and the home page. */
const ELSEWHERE = /^\.(?:card|groups\.\d+\.problem)$/

const onlyWords = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

test('a page says everything that its folder has', () => {
  const missing = Object.values(sitePages).flatMap(({ path, copy }) =>
    IN_STATES.includes(path)
      ? []
      : locales.flatMap((locale) => {
          const { document } = pageAt(localizePath(locale, path))
          const values = attributes('*', document).flatMap((names) => Object.values(names))
          const shown = onlyWords([wordsOf(document), ...values].join(' '))
          return textsOf(copy[locale])
            .filter((of) => !ELSEWHERE.test(of.path) && !shown.includes(onlyWords(of.text)))
            .map((of) => `content/pages${path}/${locale}.yaml: app/_routes shows nowhere ${of.path}: ${of.text}`)
        }),
  )
  expect(missing).toEqual([])
})

/** The ground of a section, or of what stands between content and footer. */
const surfaceOf = (element: Element | undefined) =>
  /\b(?:paper|sand|dark|sea)\b/.exec(element?.attribs.class ?? '')?.[0]

test('the stars over the footer stand on the ground of the last section', () => {
  const wrong = everyPage.flatMap(({ address, document }) => {
    const [divider] = all('main + div:has(+ footer)', document)
    const last = all('main > *', document).findLast((child) => surfaceOf(child))
    const [over, ground] = [surfaceOf(divider), surfaceOf(last)]
    return divider && over !== ground
      ? `${address}: lastSurface of PageLayout is "${over}", and should be "${ground}"`
      : []
  })
  expect(wrong).toEqual([])
})
