import { createHash } from 'node:crypto'

import type { Element } from 'domhandler'

import { site } from '@/content/site'

import { afterCharset, elementsOf, type Page, textOf } from './page'

/** Blocks of data are not run and need no leave. */
const isRun = ({ attribs: { src, type } }: Element) =>
  !src && (!type || type === 'module' || type.includes('javascript'))

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const originOf = (url: string) => new URL(url).origin

/** The policy of a page whose inline scripts have these hashes: nothing is allowed but what is named. */
function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const { deletionApis, map, logoUrl } = site
  const logo = /^https?:/.test(logoUrl) ? [originOf(logoUrl)] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...logo],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", originOf(deletionApis.swin.url), originOf(deletionApis.lahfa.url)],
    'frame-src': [originOf(map.embedUrl)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/**
 * Writes the Content-Security-Policy into the page's head, before anything it rules, with the hash of each inline
 * script. The policy of the first page stays in force over in-app navigation, so all pages name the same origins.
 */
export function writePolicy(page: Page): void {
  const hashes = elementsOf(page, 'script').filter(isRun).map(textOf).map(hashOf)
  page.source.appendLeft(
    afterCharset(page),
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([...new Set(hashes)])}"/>`,
  )
}
