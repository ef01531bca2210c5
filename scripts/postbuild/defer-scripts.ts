import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Element } from 'domhandler'

import { PAGE_SCRIPTS_ID, type PageScript } from '@/lib/startup/page-scripts'

import { cut, elementsOf, elementsWithId, endOfBody, markupOf, type Page, textOf } from './page'
import { pageData } from './page-data/page-data'

/** Where the page's own data goes; the framework's files lie beside it and are kept by hosts in the same way. */
const DATA_FOLDER = '_next/static/pages'

const integrityOf = (content: Buffer | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

const isFramework = ({ attribs: { src, id, type } }: Element, text: string) =>
  src ? src.startsWith('/_next/') : id === '_R_' || (!type && text.includes('self.__next_f'))

const isScriptPreload = ({ attribs: { rel, as } }: Element) => rel === 'preload' && as === 'script'

/** Shorter markup is sent again: the way to read it from the page would be as long, characters. */
const SHORTEST_MARKUP = 300

/** The elements whose markup the page's data need not repeat. The framework reads a `$` in front as one of its own. */
function idsOfMarkup(page: Page): ReadonlySet<string> {
  const elements = elementsWithId(page).filter((element) => {
    const markup = markupOf(page, element)
    return markup.length >= SHORTEST_MARKUP && !markup.startsWith('$')
  })
  return new Set(elements.map(({ attribs: { id = '' } }) => id))
}

/** Writes the page's data as a file of its own, so that the HTML carries every text once. */
async function publishData(folder: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const file = `${DATA_FOLDER}/${hash}.js`
  await mkdir(path.join(folder, DATA_FOLDER), { recursive: true })
  await writeFile(path.join(folder, file), code)
  return `/${file}`
}

/** Each file is hashed once, however many pages name it. */
function scriptReader(folder: string) {
  const known = new Map<string, Promise<PageScript>>()
  const read = async (src: string): Promise<PageScript> => ({
    src,
    integrity: integrityOf(await readFile(path.join(folder, src))),
  })
  return (src: string) => {
    const script = known.get(src) ?? read(src)
    known.set(src, script)
    return script
  }
}

/**
 * Takes the framework's scripts out of a page and leaves their addresses in a block of data, from which the boot
 * script starts them when they are wanted. The framework's own order is kept.
 */
export function scriptDeferrer(folder: string): (page: Page) => Promise<void> {
  const scriptOf = scriptReader(folder)
  return async (page) => {
    const scripts = elementsOf(page, 'script').filter((script) => isFramework(script, textOf(script)))
    // Pages without the framework, such as the 404 page, keep what they have.
    if (scripts.length === 0) return
    for (const preload of elementsOf(page, 'link').filter(isScriptPreload)) cut(page, preload)
    for (const script of scripts) cut(page, script)

    const inline = scripts.filter(({ attribs }) => !attribs.src).map(textOf)
    const sources = scripts.flatMap(({ attribs: { src, nomodule } }) => (src && nomodule === undefined ? [src] : []))
    const data = await publishData(folder, pageData(inline, idsOfMarkup(page)))
    const list = await Promise.all([data, ...sources].map(scriptOf))
    page.source.appendLeft(
      endOfBody(page),
      `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(list)}</script>`,
    )
  }
}
