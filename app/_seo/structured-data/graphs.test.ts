/** @jest-environment node */
import { absoluteUrl } from '@/app/_seo/page-metadata'
import { site } from '@/content/site'
import { copyByPath, sitePaths } from '@/content/site-pages'
import { localeConfig, locales } from '@/lib/locale'
import { valuesIn } from '@/lib/tree'

import { graphsByPath, type Node, nodesOf } from './graphs.fixture'

/** Properties that must not appear, because the site has no such data. */
const INVENTED = /price|(?<!ope)rating|review|award|postalCode|foundingDate|numberOfEmployees/i

/** Ids of the nodes that do not differ by language. */
const SHARED = ['organization', 'website', 'business'].map((name) => `${site.url}/#${name}`)

/** The ids of the nodes that a graph describes, and of those that it only references. */
function idsOf(nodes: readonly Node[]) {
  const all = [...valuesIn(nodes)].map(({ value }) => value as Partial<Node> | null)
  const named = all.filter((value) => typeof value === 'object' && typeof value?.['@id'] === 'string')
  const ids = (isDescribed: boolean) =>
    named.filter((value) => Boolean(value?.['@type']) === isDescribed).map((value) => value?.['@id'] ?? '')
  return { described: ids(true), referenced: ids(false) }
}

describe.each(locales)('%s', (locale) => {
  const graphs = graphsByPath(locale)
  const copy = copyByPath(locale)

  it('every page has a graph', () => {
    expect(Object.keys(graphs).toSorted()).toEqual(sitePaths.toSorted())
  })

  describe.each(Object.entries(graphs))('%s', (path, graph) => {
    const nodes = nodesOf(graph)
    const { described, referenced } = idsOf(nodes)

    it('starts with the company and the page, and the home page names the site', () => {
      expect(graph['@context']).toBe('https://schema.org')
      const named = nodes.filter((node) => /^(Organization|WebSite)$/.test(node['@type']))
      expect(named.map((node) => [node['@type'], node['@id'], node.name])).toEqual([
        ['Organization', `${site.url}/#organization`, site.brand[locale]],
        ...(path === '/' ? [['WebSite', `${site.url}/#website`, site.brand[locale]]] : []),
      ])
      expect(nodes[1]).toMatchObject({
        '@type': expect.stringMatching(/Page$/),
        url: absoluteUrl(locale, path),
        name: copy[path]?.title,
        description: copy[path]?.description,
        inLanguage: localeConfig[locale].tag,
      })
    })

    it('has a unique id for each node and no reference to a missing node', () => {
      expect(nodes.map((node) => typeof node['@id'])).toEqual(nodes.map(() => 'string'))
      expect(new Set(described).size).toBe(described.length)
      expect(described).toEqual(expect.arrayContaining(referenced))
      for (const id of described) expect(id).toMatch(/^https?:\/\/[^/#]+\/[^#]*#[a-z]+$/)
    })

    it('has no empty value and no invented property', () => {
      const values = [...valuesIn(nodes)]
      const isEmpty = (value: unknown) =>
        value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
      expect(values.filter(({ value }) => isEmpty(value))).toEqual([])
      const names = values.flatMap(({ place, value }) => {
        const key = String(place.at(-1))
        return key === '@type' ? [key, `${value}`] : key
      })
      expect(names.filter((name) => INVENTED.test(name))).toEqual([])
    })
  })
})

test('gives localized nodes an id per language and the others a shared id', () => {
  const [english, arabic] = locales.map((locale) =>
    Object.values(graphsByPath(locale)).flatMap((graph) => idsOf(nodesOf(graph)).described),
  )
  const shared = new Set(english?.filter((id) => arabic?.includes(id)))
  expect([...shared].toSorted()).toEqual(SHARED.toSorted())
})
