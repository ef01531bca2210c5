import type { Graph } from 'schema-dts'

import { catalogueItems } from '@/content/catalogue'
import { pagesIn } from '@/content/page-words.fixture'
import { pagePaths } from '@/content/site-paths'
import type { Locale } from '@/lib/locale'

import { contactGraph } from './contact-graph'
import { homeGraph } from './home-graph'
import { overviewGraph } from './overview-graph'
import { pageGraph } from './page-graph'
import { placeholderGraph } from './placeholder-graph'
import { productGraph } from './product-graph'
import { serviceGraph } from './service-graph'

/** A node as search engines read it: without the values that JSON leaves out. */
export type Node = Record<string, unknown> & { '@type': string; '@id': string }

/** A trail with a group, which has no page. */
export const TRAIL = [{ title: 'Start', href: '/' }, { title: 'A group' }, { title: 'This page' }]

/** The nodes of a graph as they stand in the page. */
export const nodesOf = (graph: Graph): Node[] => JSON.parse(JSON.stringify(graph))['@graph']

/** The graph of every page by its path. */
export function graphsIn(locale: Locale): Record<string, Graph> {
  const words: Record<string, { title: string; description: string }> = pagesIn(locale)
  const facts = (path: string) => ({ locale, path, title: '', description: '', ...words[path] })
  const overview = (kind: 'services' | 'products') => overviewGraph({ ...facts(pagePaths[kind]), kind, trail: TRAIL })
  const pages = {
    [pagePaths.home]: homeGraph(locale),
    [pagePaths.services]: overview('services'),
    [pagePaths.products]: overview('products'),
    [pagePaths.partners]: placeholderGraph(facts(pagePaths.partners)),
    [pagePaths.about]: placeholderGraph(facts(pagePaths.about)),
    [pagePaths.contact]: contactGraph(locale),
    [pagePaths.swinAccount]: pageGraph(facts(pagePaths.swinAccount)),
    [pagePaths.lahfaAccount]: pageGraph(facts(pagePaths.lahfaAccount)),
  }
  const services = catalogueItems('services').map((item) => [item.path, serviceGraph(item, locale, TRAIL)])
  const products = catalogueItems('products').map((item) => [item.path, productGraph(item, locale, TRAIL)])
  return { ...pages, ...Object.fromEntries([...services, ...products]) }
}
