import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import type { Element } from 'domhandler'
import postcss from 'postcss'

import { type FrameworkScript as PageScript, SCRIPT_LIST_ID as PAGE_SCRIPTS_ID } from '@/lib/startup/framework-scripts'

import { elementsOf, openPage, type Page, textOf } from '../postbuild/page'
import { chosenPicture } from './chosen-picture'
import { mediaHolds, PHONE } from './css-values'
import { fontsUsed } from './fonts-used'

/** What a page transfers on its first visit by a phone: bytes, and numbers of files. */
export interface PageSize {
  html: number
  css: number
  cssFiles: number
  /** All whose characters occur. */
  fonts: number
  fontFiles: number
  /** Of these, what the page asks for at once. */
  fontsPreloaded: number
  /** The picture that paints the page. */
  picture: number
  /** HTML, CSS, fonts and the picture. */
  paints: number
  /** The page's own data, a file of its scripts. */
  data: number
  /** Once the page's scripts have started, the data included. */
  js: number
}

/** The bytes of a file of the exported folder as a host sends it: the brotli copy where the build has written one. */
function sentBytes(folder: string, address: string): number {
  const file = path.join(folder, address.replace(/[?#].*/, ''))
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

const linksOf = (page: Page, isWanted: (attributes: Element['attribs']) => boolean) =>
  elementsOf(page, 'link')
    .map(({ attribs }) => attribs)
    .filter(isWanted)

function picturesOf(page: Page): string[] {
  const preloads = linksOf(page, ({ rel, as, media }) => {
    return rel === 'preload' && as === 'image' && (!media || mediaHolds(media, PHONE))
  })
  return preloads.map(({ href = '', imagesrcset, imagesizes = '100vw' }) =>
    imagesrcset ? chosenPicture(imagesrcset, imagesizes, PHONE) : href,
  )
}

/** Addresses of the scripts that the page starts when somebody is there. */
function deferredScripts(page: Page): readonly string[] {
  const list = elementsOf(page, 'script').find(({ attribs }) => attribs.id === PAGE_SCRIPTS_ID)
  return list ? (JSON.parse(textOf(list)) as PageScript[]).map(({ src }) => src) : []
}

/** Those of them that hold the page's own data. */
export const dataScripts = (page: Page): readonly string[] =>
  deferredScripts(page).filter((src) => src.startsWith('/_next/static/pages/'))

/** Measures the page `file` of the exported `folder`. */
export function pageSize(folder: string, file: string): PageSize {
  const page = openPage(file, readFileSync(path.join(folder, file), 'utf8'))
  const [body] = elementsOf(page, 'body')
  if (!body) throw new Error(`${file} has no <body>`)
  const sum = (addresses: Iterable<string>) =>
    [...new Set(addresses)].reduce((total, address) => total + sentBytes(folder, address), 0)

  // Once more for browsers without scripts: the same file.
  const sheets = [...new Set(linksOf(page, ({ rel }) => rel === 'stylesheet').map(({ href = '' }) => href))]
  const styles = postcss.parse(sheets.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8')).join('\n'))
  const preloaded = linksOf(page, ({ rel, as }) => rel === 'preload' && as === 'font').map(({ href = '' }) => href)
  const fonts = new Set([...preloaded, ...fontsUsed(styles, body)])

  const html = sentBytes(folder, file)
  const css = sum(sheets)
  const picture = sum(picturesOf(page))
  return {
    html,
    css,
    cssFiles: sheets.length,
    fonts: sum(fonts),
    fontFiles: fonts.size,
    fontsPreloaded: sum(preloaded),
    picture,
    paints: html + css + sum(fonts) + picture,
    data: sum(dataScripts(page)),
    js: sum(deferredScripts(page)),
  }
}
