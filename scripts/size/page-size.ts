import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface PageSize {
  html: number
  css: number
  js: number
  /** Fonts that the page asks for at once. */
  fontsPreloaded: number
  /** Fonts its styles name; the browser fetches those whose characters occur. */
  fontsNamed: number
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

/** What the first visit of the page `file` of the exported folder transfers, in bytes; text as brotli. */
export function pageSize(dir: string, file: string): PageSize {
  const read = (path: string) => readFileSync(join(dir, path.replace(/[?#].*/, '')))
  const compressed = (path: string) => brotliCompressSync(read(path)).length
  const sum = (paths: readonly (string | undefined)[], size: (path: string) => number) =>
    [...new Set(paths.filter((path) => path?.startsWith('/')))].reduce((total, path) => total + size(path ?? ''), 0)

  const html = read(file).toString('utf8')
  const links = tags(html, 'link')
  const hrefs = (chosen: (link: string) => boolean) => links.filter(chosen).map((link) => attribute(link, 'href'))
  const styles = hrefs((link) => attribute(link, 'rel') === 'stylesheet')
  const fontsNamed = styles.flatMap((path) =>
    [
      ...read(path ?? '')
        .toString('utf8')
        .matchAll(/url\(["']?([^"')]+\.woff2)/g),
    ].map(([, url]) => new URL(url ?? '', `http://localhost${path}`).pathname),
  )
  return {
    html: compressed(file),
    css: sum(styles, compressed),
    // Modern browsers skip the polyfills marked noModule.
    js: sum(
      tags(html, 'script')
        .filter((script) => !/\snomodule\b/i.test(script))
        .map((script) => attribute(script, 'src')),
      compressed,
    ),
    fontsPreloaded: sum(
      hrefs((link) => attribute(link, 'as') === 'font'),
      (path) => read(path).length,
    ),
    fontsNamed: sum(fontsNamed, (path) => read(path).length),
  }
}
