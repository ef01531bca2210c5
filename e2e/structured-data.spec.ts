import { expect, test } from '@playwright/test'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { elements, headOf, spaced, textOf } from './support/html'
import { allPages } from './support/pages'
import { absolute, inThisPreview } from './support/site-address'
import { graphOf, type Node, nodeOf, objectsIn, plain, shownTrail } from './support/structured-data'

interface Question {
  name: string
  acceptedAnswer: { text: string }
}

const TYPES = {
  Service: catalogueItems('services').map(({ path }) => path),
  MobileApplication: ['/products/branded/swin', '/products/branded/lahfa'],
  CollectionPage: ['/services', '/products'],
  LocalBusiness: ['/contact'],
}
const INVENTED = /price|(?<!ope)rating|review/i

/** Below the home page, but without a trail above their headings. */
const WITHOUT_SHOWN_TRAIL = ['/about', '/partners']
const WITHOUT_TRAIL = ['/']

const isOffered = (object: Partial<Node>) => /^(Service|\w+Application|OfferCatalog)$/.test(`${object['@type']}`)

const expectIdsToResolve = (graph: readonly Node[]) => {
  const named = objectsIn(graph).filter((object) => object['@id'])
  const described = named.filter((object) => object['@type']).map((object) => object['@id'])
  expect(new Set(described).size).toBe(described.length)
  expect(described).toEqual(expect.arrayContaining(named.map((object) => object['@id'])))
}

for (const { locale, path, address } of allPages) {
  test(`the structured data of ${address} is one graph and says what the page says`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const text = textOf(html)
    const graph = graphOf(html)
    expectIdsToResolve(graph)
    const keys = objectsIn(graph).flatMap(Object.keys)
    expect(keys.filter((key) => INVENTED.test(key))).toEqual([])
    const [root] = elements(html, 'html')
    // The site has both languages.
    for (const { inLanguage = root?.lang } of objectsIn(graph)) expect([inLanguage].flat()).toContain(root?.lang)

    const [company, , page] = graph
    expect([company?.['@type'], company?.name]).toEqual(['Organization', site.brand[locale]])
    expect(nodeOf(graph, 'WebSite')).toMatchObject({ name: site.brand[locale], url: site.url })
    const [description] = elements(headOf(html), 'meta').filter(({ name }) => name === 'description')
    expect(page).toMatchObject({
      url: absolute(address),
      description: description?.content,
      inLanguage: root?.lang,
    })
    expect(plain(/<title>(.*?)<\/title>/.exec(html)?.[1])).toBe(`${page?.name} | ${site.brand[locale]}`)

    for (const [type, paths] of Object.entries(TYPES)) {
      const found = graph.filter((node) => node['@type'] === type)
      expect([type, found.length]).toEqual([type, Number(paths.includes(path))])
    }
    for (const { name, description = '', featureList = [] } of objectsIn(graph).filter(isOffered)) {
      for (const said of [name, description, ...(featureList as string[])]) expect(text).toContain(spaced(`${said}`))
    }
  })

  test(`the trail in the structured data of ${address} is the one shown`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const graph = graphOf(html)
    if (WITHOUT_TRAIL.includes(path)) {
      expect(graph.map((node) => node['@type'])).not.toContain('BreadcrumbList')
      return
    }
    const steps = nodeOf(graph, 'BreadcrumbList').itemListElement as { position: number; name: string; item?: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    const shown = shownTrail(html)
    if (WITHOUT_SHOWN_TRAIL.includes(path)) {
      expect(shown).toEqual([])
      for (const { name } of steps) expect(textOf(html)).toContain(name)
      expect(steps.map(({ item }) => item)).toEqual([absolute(localizePath(locale, '/')), undefined])
      return
    }
    // A group has no page, and a step without an address would spoil the trail.
    const expected = shown.filter(({ href }, index) => href || index === shown.length - 1)
    expect(expected.length).toBeGreaterThanOrEqual(2)
    expect(steps.map(({ name, item }) => ({ name, item }))).toEqual(
      expected.map(({ name, href }) => ({ name, item: href && absolute(href) })),
    )
  })
}

for (const locale of locales) {
  for (const kind of ['services', 'products'] as const) {
    test(`the structured data of ${kind} has every question that is shown, ${locale}`, async ({ request }) => {
      for (const item of catalogueItems(kind)) {
        const html = await (await request.get(localizePath(locale, item.path))).text()
        const questions = nodeOf(graphOf(html), 'FAQPage').mainEntity as Question[]
        const shown = [...html.matchAll(/<details\b[^>]*><summary>(.*?)<\/summary><p>(.*?)<\/p><\/details>/gs)].map(
          ([, question, answer]) => [question, answer].map((part) => plain(part)),
        )
        expect(shown.length).toBeGreaterThanOrEqual(4)
        expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
      }
    })

    test(`the structured data of the overview lists the ${kind} by group, ${locale}`, async ({ request }) => {
      const graph = graphOf(await (await request.get(localizePath(locale, `/${kind}`))).text())
      const groups = nodeOf(graph, 'OfferCatalog').itemListElement as Node[]
      const addresses = groups.map((group) => objectsIn(group.itemListElement).flatMap(({ url }) => url ?? []))
      expect(addresses).toEqual(
        catalogue[kind].map(({ items }) => items.map(({ path }) => absolute(localizePath(locale, path)))),
      )
    })
  }

  test(`the structured data of the contact page is what it shows, ${locale}`, async ({ request }) => {
    const html = await (await request.get(localizePath(locale, '/contact'))).text()
    const text = textOf(html)
    const { name, url, image, telephone, email, address, openingHoursSpecification } = nodeOf(
      graphOf(html),
      'LocalBusiness',
    )
    const { streetAddress, addressLocality, addressCountry } = address as Record<string, string>
    const hours = openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }
    expect(url).toBe(absolute(localizePath(locale, '/')))
    for (const shown of [telephone, email, streetAddress, addressLocality]) expect(text).toContain(`${shown}`)
    expect(elements(html, 'img').map(({ alt }) => alt)).toContain(name)
    expect(addressCountry).toBe('AE')
    expect(hours.dayOfWeek).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    expect([hours.opens, hours.closes]).toEqual(['09:00', '18:00'])
    const days = { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' }[locale]
    expect(text).toMatch(new RegExp(`${days}[^.]*${hours.opens}[^.]*${hours.closes}`))
    expect((await request.get(inThisPreview(`${image}`))).status()).toBe(200)
  })

  test(`the company’s logo is there and large enough, ${locale}`, async ({ request }) => {
    test.skip(Boolean(site.logoUrl), 'the owner’s own logo may stand on another site')
    const graph = graphOf(await (await request.get(localizePath(locale, '/'))).text())
    const logo = await request.get(inThisPreview(`${nodeOf(graph, 'Organization').logo}`))
    expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/png'])
  })
}
