import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import type { Element } from 'domhandler'

import { writeGenerated } from '@/lib/write-generated'
import { SCRIPT_FOLDER, SCRIPT_LIST_ID } from '@/lib/startup/framework-scripts'

import { elementsOf, endOfBody, type Page, removeElement, textOf } from './page'

/** The folder for the pages' data, among the framework's own files, which hosts cache for a year. */
export const DATA_FOLDER = `${SCRIPT_FOLDER.slice(1)}pages`

/** The framework's scripts: its files, its start (`_R_`) and the page's data (`self.__next_f`). */
const isFramework = ({ attribs: { src, id, type } }: Element, text: string) =>
  src ? src.startsWith('/_next/') : id === '_R_' || (!type && text.includes('self.__next_f'))

const isScriptPreload = ({ attribs: { rel, as } }: Element) => rel === 'preload' && as === 'script'

const frameworkScripts = (page: Page) =>
  elementsOf(page, 'script').filter((script) => isFramework(script, textOf(script)))

/** The name of a file in the list of scripts. */
const nameOf = (src: string) => src.slice(SCRIPT_FOLDER.length, -'.js'.length)

const namesOf = (scripts: readonly Element[]) =>
  scripts.flatMap(({ attribs: { src, nomodule } }) => (src && nomodule === undefined ? [nameOf(src)] : []))

/** Writes a page's inline scripts, its data included, as one file. */
function publishInlineScripts(folder: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex')
  const file = `${DATA_FOLDER}/${hash.slice(0, 12)}.js`
  writeGenerated(path.join(folder, file), code)
  return `/${file}`
}

/**
 * Returns a function that takes the framework's scripts out of a page of `folder` and lists them in an inert block, from
 * which `lib/startup/framework-scripts.ts` loads them. Does not change a page that has none, as 404.html, or none left.
 */
export function scriptDeferrer(folder: string): (page: Page) => Promise<void> {
  return async (page) => {
    const scripts = frameworkScripts(page)
    if (scripts.length === 0) return
    const end = endOfBody(page)
    for (const preload of elementsOf(page, 'link').filter(isScriptPreload)) removeElement(page, preload)
    for (const script of scripts) removeElement(page, script)

    // Deletes the polyfills for browsers without modules, which could run none of the site's scripts. No page names
    // them any more.
    const polyfills = scripts.flatMap(({ attribs: { src, nomodule } }) => (src && nomodule !== undefined ? [src] : []))
    for (const src of polyfills) await rm(path.join(folder, src), { force: true })

    const inline = scripts.filter(({ attribs }) => !attribs.src).map(textOf)
    const data = publishInlineScripts(folder, inline.join(';\n'))
    // No `integrity`: somebody who can change a file of this server can change this list too.
    const names = [nameOf(data), ...namesOf(scripts)]
    page.source.appendLeft(end, `<script type="text/plain" id="${SCRIPT_LIST_ID}">${names.join(' ')}</script>`)
  }
}
