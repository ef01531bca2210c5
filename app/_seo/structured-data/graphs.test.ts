/** @jest-environment node */
import { pagesIn } from '@/content/page-words.fixture'
import { site } from '@/content/site'
import { sitePaths } from '@/content/site-paths'
import { localeFacts, locales } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { graphsIn, type Node, nodesOf } from './graphs.fixture'

/** What nobody may find here: the site states neither. */
const INVENTED = /price|(?<!ope)rating|review|award|postalCode|foundingDate|numberOfEmployees/i

/** The same on every page. */
const SHARED = ['organization', 'website', 'business'].map((name) => `${site.url}/#${name}`)

/** Every object and text in a value, with the key it stands under. */
function everyValue(value: unknown, key = ''): { key: string; value: unknown }[] {
  const children = typeof value === 'object' && value ? Object.entries(value) : []
  return [{ key, value }, ...children.flatMap(([name, child]) => everyValue(child, name))]
}

/** The ids of what a graph describes, and those it only refers to. */
function idsOf(nodes: readonly Node[]) {
  const all = everyValue(nodes).map(({ value }) => value as Partial<Node> | null)
  const named = all.filter((value) => typeof value === 'object' && typeof value?.['@id'] === 'string')
  const ids = (isDescribed: boolean) =>
    named.filter((value) => Boolean(value?.['@type']) === isDescribed).map((value) => value?.['@id'] ?? '')
  return { described: ids(true), referred: ids(false) }
}

describe.each(locales)('%s', (locale) => {
  const graphs = graphsIn(locale)
  const words: Record<string, { title: string; description: string }> = pagesIn(locale)

  it('every page has a graph', () => {
    expect(Object.keys(graphs).toSorted()).toEqual(sitePaths.toSorted())
  })

  describe.each(Object.entries(graphs))('%s', (path, graph) => {
    const nodes = nodesOf(graph)
    const { described, referred } = idsOf(nodes)

    it('names the company, the site and the page, each once', () => {
      expect(graph['@context']).toBe('https://schema.org')
      expect(nodes.slice(0, 2).map((node) => [node['@type'], node['@id'], node.name])).toEqual([
        ['Organization', `${site.url}/#organization`, site.brand[locale]],
        ['WebSite', `${site.url}/#website`, site.brand[locale]],
      ])
      expect(nodes[2]).toMatchObject({
        '@type': expect.stringMatching(/Page$/),
        url: absoluteUrl(locale, path),
        name: words[path]?.title,
        description: words[path]?.description,
        inLanguage: localeFacts[locale].tag,
        isPartOf: { '@id': `${site.url}/#website` },
      })
    })

    it('has an id for each node, unlike all others, and refers to no node that is not there', () => {
      expect(nodes.map((node) => typeof node['@id'])).toEqual(nodes.map(() => 'string'))
      expect(new Set(described).size).toBe(described.length)
      expect(described).toEqual(expect.arrayContaining(referred))
      for (const id of described) expect(id).toMatch(/^https?:\/\/[^/#]+\/[^#]*#[a-z]+$/)
    })

    it('has no empty value and nothing that the site does not state', () => {
      const values = everyValue(nodes)
      const isEmpty = (value: unknown) =>
        value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
      expect(values.filter(({ value }) => isEmpty(value))).toEqual([])
      const names = values.flatMap(({ key, value }) => (key === '@type' ? [key, `${value}`] : key))
      expect(names.filter((name) => INVENTED.test(name))).toEqual([])
    })
  })
})

test('what is told in two languages has two ids, and what is the same has one', () => {
  const [english, arabic] = locales.map((locale) =>
    Object.values(graphsIn(locale)).flatMap((graph) => idsOf(nodesOf(graph)).described),
  )
  const shared = new Set(english?.filter((id) => arabic?.includes(id)))
  expect([...shared].toSorted()).toEqual(SHARED.toSorted())
})
