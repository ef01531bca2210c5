import type { Graph } from 'schema-dts'

import { catalogueItems } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { sitePage } from '@/content/site-pages'
import type { Locale } from '@/lib/locale'

import { contactGraph } from './contact-graph'
import { homeGraph } from './home-graph'
import { overviewGraph } from './overview-graph'
import { pageGraph } from './page-graph'
import { childPageGraph } from './child-page-graph'
import { productGraph } from './product-graph'
import { sampleGraph } from './sample-graph'
import { serviceGraph } from './service-graph'

/** A node after serialization. */
export type Node = Record<string, unknown> & { '@type': string; '@id': string }

/** Breadcrumbs that include a group, which has no page. */
export const BREADCRUMBS = [{ title: 'Start', href: '/' }, { title: 'A group' }, { title: 'This page' }]

/** The nodes of a graph after serialization, which drops undefined values. */
export const nodesOf = (graph: Graph): Node[] => JSON.parse(JSON.stringify(graph))['@graph']

/** The graphs of all pages, by path. */
export function graphsByPath(locale: Locale): Record<string, Graph> {
  const page = (path: string) => ({ locale, path, ...sitePage(path).copy[locale] })
  const overview = (kind: 'services' | 'products') =>
    overviewGraph({ ...page(pagePaths[kind]), kind, breadcrumbs: BREADCRUMBS })
  const ordinary = Object.values(pagePaths).map((path) => [path, childPageGraph(page(path))])
  const pages = {
    ...Object.fromEntries(ordinary),
    [pagePaths.home]: homeGraph(locale),
    [pagePaths.services]: overview('services'),
    [pagePaths.products]: overview('products'),
    [pagePaths.contact]: contactGraph(locale),
    [pagePaths.samples]: pageGraph(page(pagePaths.samples), { type: 'CollectionPage' }),
  }
  const services = catalogueItems('services').map((item) => [item.path, serviceGraph(item, locale, BREADCRUMBS)])
  const products = catalogueItems('products').map((item) => [item.path, productGraph(item, locale, BREADCRUMBS)])
  const ofSamples = samples.map(({ path }) => [path, sampleGraph(page(path), BREADCRUMBS)])
  return { ...pages, ...Object.fromEntries([...services, ...products, ...ofSamples]) }
}
