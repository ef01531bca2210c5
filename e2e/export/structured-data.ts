import type { Document } from 'domhandler'
import { textContent } from 'domutils'

import { all, attributes, spaced, wordsOf } from './document'

/** A thing that a page tells search engines of. */
export type Node = Record<string, unknown> & { '@type': string; '@id': string }

/** The nodes of the one graph of a page, spaced as the page's words are; throws where there is none or more than one. */
export function graphOf(document: Document): Node[] {
  const blocks = all('script[type="application/ld+json"]', document).map((script) => spaced(textContent(script)))
  const [only, ...more] = blocks.map((json) => JSON.parse(json))
  if (!only || more.length > 0) throw new Error(`${blocks.length} blocks of structured data instead of one`)
  if (only['@context'] !== 'https://schema.org') throw new Error(`not schema.org: ${only['@context']}`)
  return only['@graph']
}

/** The node of a graph with a type; throws with the type where there is none or more than one. */
export function nodeOf(graph: readonly Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type)
  if (found.length !== 1) throw new Error(`${found.length} nodes of the type ${type} instead of one`)
  return found[0] as Node
}

/** The objects anywhere in a value. */
export function objectsIn(value: unknown): Partial<Node>[] {
  if (typeof value !== 'object' || !value) return []
  const children = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? children : [value, ...children]
}

/** The steps of the trail that a page shows: the words, and where a link leads. */
export const shownTrail = (document: Document): { name: string; href?: string }[] =>
  all('nav.breadcrumbs li:not([aria-hidden])', document).map((step) => ({
    name: wordsOf(step),
    href: attributes('a', step)[0]?.href,
  }))
