import sharp from 'sharp'

import { appOf } from '@/content/apps'
import { catalogue, catalogueItems } from '@/content/catalogue'
import { officeHours, officeWords } from '@/content/office-hours'
import { samples } from '@/content/samples'
import { DAYS } from '@/content/schema/company'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { attributes, spaced, texts, wordsOfBody } from './document'
import { onEachPage, pageAt, pages, read } from './site'
import { absolute, inThisExport } from './site-address'
import { graphOf, type Node, nodeOf, objectsIn, shownTrail } from './structured-data'

const TYPES = {
  Service: catalogueItems('services').map(({ path }) => path),
  MobileApplication: catalogueItems('products').flatMap(({ path, slug }) => (appOf(slug) ? [path] : [])),
  CollectionPage: ['/services', '/products', '/samples'],
  LocalBusiness: ['/contact'],
  TechArticle: samples.map(({ path }) => path),
}
const INVENTED = /price|(?<!ope)rating|review/i

const WITHOUT_TRAIL = ['/']

const isOffered = (object: Partial<Node>) => /^(Service|\w+Application|OfferCatalog)$/.test(`${object['@type']}`)

test('the structured data of every page is one graph whose references resolve', () => {
  onEachPage(({ document }) => {
    const named = objectsIn(graphOf(document)).filter((object) => object['@id'])
    const described = named.filter((object) => object['@type']).map((object) => object['@id'])
    expect(new Set(described).size).toBe(described.length)
    expect(described).toEqual(expect.arrayContaining(named.map((object) => object['@id'])))
  })
})

test('the structured data names company and page as the page does, in its language, and the home page the site', () => {
  onEachPage(({ locale, path, address, document }) => {
    const graph = graphOf(document)
    const [root] = attributes('html', document)
    // The site has both languages.
    for (const { inLanguage = root?.lang } of objectsIn(graph)) expect([inLanguage].flat()).toContain(root?.lang)
    const [company, page] = graph
    expect([company?.['@type'], company?.name]).toEqual(['Organization', site.brand[locale]])
    const sites = graph.filter((node) => node['@type'] === 'WebSite')
    expect(sites).toMatchObject(path === '/' ? [{ name: site.brand[locale], url: site.url }] : [])
    const [description] = attributes('head meta[name=description]', document)
    expect(page).toMatchObject({
      url: absolute(address),
      description: description?.content,
      inLanguage: root?.lang,
    })
    // The title may have other words than the heading, for result lists.
    const [title = ''] = texts('head title', document).map(spaced)
    const end = ` | ${site.brand[locale]}`
    expect(title.endsWith(end)).toBe(true)
    expect([title.slice(0, -end.length), ...texts('h1', document).map(spaced)]).toContain(page?.name)
  })
})

test('the structured data has the types of its page, and neither prices nor ratings', () => {
  onEachPage(({ path, document }) => {
    const graph = graphOf(document)
    const keys = objectsIn(graph).flatMap(Object.keys)
    expect(keys.filter((key) => INVENTED.test(key))).toEqual([])
    for (const [type, paths] of Object.entries(TYPES)) {
      const found = graph.filter((node) => node['@type'] === type)
      expect([type, found.length]).toEqual([type, Number(paths.includes(path))])
    }
  })
})

test('the page shows what its structured data says of an offer', () => {
  onEachPage(({ document }) => {
    const words = wordsOfBody(document)
    const said = objectsIn(graphOf(document))
      .filter(isOffered)
      .flatMap(({ name, description = '', featureList = [] }) => [name, description, ...(featureList as string[])])
    expect(said.filter((text) => !words.includes(spaced(`${text}`)))).toEqual([])
  })
})

test('the breadcrumbs in the structured data are those of the page', () => {
  onEachPage(({ path, document }) => {
    const graph = graphOf(document)
    if (WITHOUT_TRAIL.includes(path)) {
      expect(graph.map((node) => node['@type'])).not.toContain('BreadcrumbList')
      return
    }
    const steps = nodeOf(graph, 'BreadcrumbList').itemListElement as { position: number; name: string; item?: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    const shown = shownTrail(document)
    // A group has no page, and a step without an address would make the list invalid.
    const expected = shown.filter(({ href }, index) => href || index === shown.length - 1)
    expect(expected.length).toBeGreaterThanOrEqual(2)
    expect(steps.map(({ name, item }) => ({ name, item }))).toEqual(
      expected.map(({ name, href }) => ({ name, item: href && absolute(href) })),
    )
  })
})

for (const kind of ['services', 'products'] as const) {
  test(`the structured data of the overview lists the ${kind} by group`, () => {
    onEachPage(
      ({ locale, document }) => {
        const groups = nodeOf(graphOf(document), 'OfferCatalog').itemListElement as Node[]
        const addresses = groups.map((group) => objectsIn(group.itemListElement).flatMap(({ url }) => url ?? []))
        expect(addresses).toEqual(
          catalogue[kind].map(({ items }) => items.map(({ path }) => absolute(localizePath(locale, path)))),
        )
      },
      pages.filter(({ path }) => path === `/${kind}`),
    )
  })
}

for (const locale of locales) {
  test(`the structured data of the contact page is what the page shows, ${locale}`, () => {
    const { document } = pageAt(localizePath(locale, '/contact'))
    const words = wordsOfBody(document)
    const { name, url, image, telephone, email, address, openingHoursSpecification } = nodeOf(
      graphOf(document),
      'LocalBusiness',
    )
    const { streetAddress, addressLocality, addressCountry } = address as Record<string, string>
    const hours = openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }
    expect(url).toBe(absolute(localizePath(locale, '/')))
    // The neutral value of a setting is not a fact.
    for (const shown of [telephone, email, streetAddress, addressLocality]) if (shown) expect(words).toContain(shown)
    expect(attributes('img', document).map(({ alt }) => alt)).toContain(name)
    expect(addressCountry).toBe('AE')
    expect(hours.dayOfWeek).toEqual(officeHours.days.map((day) => DAYS[day]))
    expect([hours.opens, hours.closes]).toEqual([officeHours.opens, officeHours.closes])
    expect(words).toContain(spaced(officeWords(locale).hours))
    expect(read(inThisExport(`${image}`)).length).toBeGreaterThan(0)
  })

  // The owner's logo may be on another site.
  if (site.logoUrl) continue
  test(`the company’s logo is a picture of the site, ${locale}`, async () => {
    const graph = graphOf(pageAt(localizePath(locale, '/')).document)
    const logo = read(inThisExport(`${nodeOf(graph, 'Organization').logo}`))
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'png' })
  })
}
