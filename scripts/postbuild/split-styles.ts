import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { transform } from 'esbuild'
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

import { writeGenerated } from '@/lib/write-generated'

import { elementsOf, endOf, type Page } from './page'

/** The folder for the sheets, beside the framework's own files, which hosts cache for a year. */
const FOLDER = '_next/static/css'

/** Narrower windows are phones. */
const WIDE_REM = 30

/** What a phone need not wait for: paper, colours that the visitor has chosen, wide windows, a pointer that hovers. */
const MEDIA = `print, (min-width: ${WIDE_REM}rem), (forced-colors: active), (prefers-contrast: more), (hover: hover)`

const minWidthOf = (query: string) => Number(/^\(min-width:\s*([\d.]+)rem\)/.exec(query)?.[1] ?? 0)

const isForOtherMedia = ({ name, params }: AtRule) =>
  name === 'media' &&
  (params === 'print' || /^\((forced-colors|prefers-contrast|hover):/.test(params) || minWidthOf(params) >= WIDE_REM)

/** Moves a block to the end of another sheet, inside copies of its layers and enclosing rules. */
function move(block: AtRule, target: Root): void {
  let moved: ChildNode = block.clone()
  for (let parent = block.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    moved = (parent as Container<ChildNode> & ChildNode).clone({ nodes: [moved] })
  }
  target.append(moved)
  block.remove()
}

/** Nested selectors are descendants also without the `& ` that Next writes before each. */
const withoutAmpersand = (selector: string) => (/^& [^>+~&][^&]*$/.test(selector) ? selector.slice(2) : selector)

/** Splits a sheet: what every page waits for, and what only `MEDIA` need, which comes later in each layer. */
export function splitByMedia(css: string): { waitedFor: string; rest: string } {
  const waitedFor = postcss.parse(css)
  const rest = postcss.root()
  waitedFor.walkRules((rule) => {
    rule.selectors = rule.selectors.map(withoutAmpersand)
  })
  waitedFor.walkAtRules((block) => {
    // A block inside of one that was moved has moved with it.
    if (isForOtherMedia(block) && block.root() === waitedFor) move(block, rest)
  })
  return { waitedFor: waitedFor.toString(), rest: rest.toString() }
}

/** Next leaves spaces in the values of custom properties, and neighbouring rules with the same content. */
async function minify(css: string): Promise<string> {
  const { code, warnings } = await transform(css, { loader: 'css', minify: true })
  if (warnings.length > 0) throw new Error(`Style sheet: ${warnings.map(({ text }) => text).join('; ')}`)
  return code
}

/**
 * Splits the exported style sheets. `linkRest` links the second part in a page, after the first. Browsers fetch a sheet
 * whose `media` does not match last, and paint without it. It is one file, because each further request beside fonts and
 * picture delays the picture (docs/performance.md). `save` shortens the first parts, once all pages link the second.
 */
export async function splitStyles(folder: string) {
  const links = new Map<string, string>()
  const shortened = new Map<string, string>()
  const isWhole = (file: string) => file.endsWith('.css') && !file.startsWith(path.normalize(FOLDER))
  for (const file of (await readdir(folder, { recursive: true })).filter(isWhole)) {
    const { waitedFor, rest } = splitByMedia(await readFile(path.join(folder, file), 'utf8'))
    shortened.set(path.join(folder, file), await minify(waitedFor))
    if (!rest) continue
    const code = await minify(rest)
    const href = `${FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`
    writeGenerated(path.join(folder, href), code)
    links.set(`/${file.replaceAll(path.sep, '/')}`, `<link rel="stylesheet" href="/${href}" media="${MEDIA}"/>`)
  }
  return {
    linkRest(page: Page): void {
      const html = page.source.toString()
      for (const link of elementsOf(page, 'link')) {
        const tag = link.attribs.rel === 'stylesheet' && links.get(link.attribs.href ?? '')
        if (tag && !html.includes(tag)) page.source.appendLeft(endOf(link), tag)
      }
    },
    save(): void {
      for (const [file, code] of shortened) writeGenerated(file, code)
    },
  }
}
