import { elements, spaced, textOf } from './html'

/** A thing that a page tells search engines of. */
export type Node = Record<string, unknown> & { '@type': string; '@id': string }

const BLOCK = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** The nodes of the one graph of a page, spaced as the page's text is read; throws where there is none or more than one. */
export function graphOf(html: string): Node[] {
  const blocks = [...html.matchAll(BLOCK)].map(([, json = '']) => JSON.parse(spaced(json)))
  const [only, ...more] = blocks
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

/** The text of a piece of markup. */
export const plain = (markup = ''): string => textOf(`<body>${markup}`).trim()

/** The steps of the trail that a page shows: the words, and where a link leads. */
export function shownTrail(html: string): { name: string; href?: string }[] {
  const trail = /<nav class="breadcrumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''
  const steps = [...trail.matchAll(/<li\b(?![^>]*aria-hidden)[^>]*>([\s\S]*?)<\/li>/g)]
  return steps.map(([, step = '']) => ({ name: plain(step), href: elements(step, 'a')[0]?.href }))
}
