import { createHash } from 'node:crypto'

import type { Element } from 'domhandler'

import { metaPolicy } from '@/deploy/content-security-policy'

import { afterCharset, elementsOf, type Page, textOf } from './page'

/** Data blocks are not executed, and need no hash. */
const isExecutable = ({ attribs: { src, type } }: Element) =>
  !src && (!type || type === 'module' || type.includes('javascript'))

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Writes the Content-Security-Policy into the page's head, before anything it rules, with the hash of each inline
 * script. The policy of the first page stays in force over in-app navigation, so all pages name the same origins.
 */
export function writePolicy(page: Page): void {
  const hashes = elementsOf(page, 'script').filter(isExecutable).map(textOf).map(hashOf)
  page.source.appendLeft(
    afterCharset(page),
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy([...new Set(hashes)])}"/>`,
  )
}
