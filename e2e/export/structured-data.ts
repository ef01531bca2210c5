import type { Document } from 'domhandler'
import { textContent } from 'domutils'

import { valuesIn } from '@/lib/tree'

import { all, attributes, spaced, wordsOf } from './document'

/** A thing that a page describes to search engines. */
export type Node = Record<string, unknown> & { '@type': string; '@id': string }

/**
 * The nodes of a page's one graph, with the same white space as the page's words. Throws if there is no graph or more
 * than one.
 */
export function graphOf(document: Document): Node[] {
  const blocks = all('script[type="application/ld+json"]', document).map((script) => spaced(textContent(script)))
  const [only, ...more] = blocks.map((json) => JSON.parse(json))
  if (!only || more.length > 0) throw new Error(`${blocks.length} blocks of structured data instead of one`)
  if (only['@context'] !== 'https://schema.org') throw new Error(`not schema.org: ${only['@context']}`)
  return only['@graph']
}

/** The node of a graph with this type. Throws with the type if there is none or more than one. */
export function nodeOf(graph: readonly Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type)
  if (found.length !== 1) throw new Error(`${found.length} nodes of the type ${type} instead of one`)
  return found[0] as Node
}

/** The objects anywhere in a value. */
export const objectsIn = (tree: unknown): Partial<Node>[] =>
  [...valuesIn(tree)].flatMap(({ value }) =>
    typeof value === 'object' && value && !Array.isArray(value) ? [value] : [],
  )

/** The breadcrumbs that a page shows: words, and addresses of links. */
export const shownTrail = (document: Document): { name: string; href?: string }[] =>
  all('nav:has(> ol > [aria-current=page]) li', document).map((step) => ({
    name: wordsOf(step),
    href: attributes('a', step)[0]?.href,
  }))
