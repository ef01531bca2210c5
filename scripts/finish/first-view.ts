import { type AnyNode, type Element, isTag } from 'domhandler'

import { elementsOf, type Page } from './page'

/** Every name that a selector can ask for in the part of a page that is painted first. */
export interface Vocabulary {
  tags: string[]
  classes: string[]
  ids: string[]
  attributes: { names: string[]; values: string[] }
}

const classesOf = ({ attribs }: Element) => (attribs.class ?? '').split(/\s+/).filter(Boolean)

/** The header's panels and the mobile menu are closed: their rules come with the whole style sheet. */
const isClosed = (element: Element) => element.name === 'dialog' || classesOf(element).includes('nav-panel')

/** What the boot script writes onto the root element. */
const ROOT_STATES = { names: ['data-scrolled', 'data-hero', 'data-styles'], values: ['waiting', 'ready', 'shown'] }

function openElements(nodes: readonly AnyNode[]): Element[] {
  return nodes.filter(isTag).flatMap((element) => (isClosed(element) ? [] : [element, ...openElements(element.children)]))
}

/** The words of the header and of the first section, which fill the window when a page is opened. */
export function firstView(page: Page): Vocabulary {
  const [body] = elementsOf(page, 'body')
  const [main] = elementsOf(page, 'main')
  const [root] = elementsOf(page, 'html')
  if (!body || !main || !root) throw new Error(`${page.file} lacks <html>, <body> or <main>`)
  const firstSection = main.children.filter((child) => isTag(child) && child.name === 'section').slice(0, 1)
  const beforeMain = body.children.filter((child) => child !== main && isTag(child) && child.name !== 'footer')
  const shown = openElements([...beforeMain, ...firstSection])
  const all = [...shown, ...[root, body, main].map((element) => element)]
  const unique = (list: string[]) => [...new Set(list)].toSorted()
  return {
    tags: unique(all.map(({ name }) => name)),
    classes: unique(all.flatMap(classesOf)),
    ids: unique(all.flatMap(({ attribs }) => attribs.id ?? [])),
    attributes: {
      names: unique([...all.flatMap(({ attribs }) => Object.keys(attribs)), ...ROOT_STATES.names]),
      values: unique([...all.flatMap(({ attribs }) => Object.values(attribs)), ...ROOT_STATES.values]),
    },
  }
}
