import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { frameworkFiles } from './defer-scripts'
import { openPage } from './page'

const FOLDER = 'scripts'
/** Its name contains a hash of its content. */
const STARTUP = /^startup\.[\da-f]{8}\.js$/
/** What names the startup script: pages, and their data for navigation within the site. */
const NAMES_IT = /\.(html|txt)$/

/** It has no menu, and lists fewer scripts than all others. It may load one for nothing. */
const ERROR_PAGE = '404.html'

/** The framework's scripts that all pages have, by their names. */
function commonScripts(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = pages.filter((names) => names.length > 0)
  return new Set(first.filter((name) => others.every((names) => names.includes(name))))
}

/**
 * Lists the scripts that all pages have in the startup script, where `lib/startup/framework-scripts.ts` finds them: the
 * names have nothing in common that compression could use, and would be some 90 bytes of each page. Returns them.
 */
export async function listCommonScripts(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => NAMES_IT.test(name))
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
  const pages = texts.filter(({ file }) => file.endsWith('.html') && file !== ERROR_PAGE)
  const common = commonScripts(pages.map(({ file, text }) => frameworkFiles(openPage(file, text))))

  const startup = (await readdir(path.join(folder, FOLDER))).find((name) => STARTUP.test(name))
  if (!startup) throw new Error(`${folder}/${FOLDER} has no startup script`)
  const code = await readFile(path.join(folder, FOLDER, startup), 'utf8')
  const longer = `window.commonScripts=${JSON.stringify([...common])};${code}`
  const renamed = `startup.${createHash('sha256').update(longer).digest('hex').slice(0, 8)}.js`
  await rm(path.join(folder, FOLDER, startup))
  await writeFile(path.join(folder, FOLDER, renamed), longer)
  for (const { file, text } of texts) {
    if (text.includes(startup)) await writeFile(path.join(folder, file), text.replaceAll(startup, renamed))
  }
  return common
}
