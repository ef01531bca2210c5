import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { openPage } from '../postbuild/page'
import { dataScripts, pageSize } from '../size/page-size'
import type { PageWeight } from './report'

/** Weighs the page `file` of the exported `folder`. */
export function pageWeight(folder: string, file: string): PageWeight {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const sizes = pageSize(folder, file)
  const raw = dataScripts(openPage(file, html)).map((src) => statSync(path.join(folder, src)).size)
  return {
    html: sizes.html,
    rawHtml: Buffer.byteLength(html),
    data: sizes.data,
    rawData: raw.reduce((sum, size) => sum + size, 0),
    js: sizes.js,
  }
}
