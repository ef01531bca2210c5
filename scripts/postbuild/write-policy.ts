import { createHash } from 'node:crypto'

import type { Element } from 'domhandler'

import { metaPolicy } from '@/deploy/content-security-policy'
import { POLICY_HEADER } from '@/deploy/rules'

import { afterCharset, elementsOf, type Page, removeElement, textOf } from './page'

/** Browsers do not execute data blocks, so these need no hash. */
const isExecutable = ({ attribs: { src, type } }: Element) =>
  !src && (!type || type === 'module' || type.includes('javascript'))

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Writes the Content-Security-Policy into the page's head, before anything that it governs, with the hash of each
 * inline script. The first page's policy stays in force over in-app navigation, so all pages name the same origins,
 * except that of the script that counts visits.
 */
export function writePolicy(page: Page): void {
  for (const meta of elementsOf(page, 'meta')) {
    // Of an earlier run of this step. A browser would enforce both.
    if (meta.attribs['http-equiv'] === POLICY_HEADER) removeElement(page, meta)
  }
  const hashes = elementsOf(page, 'script').filter(isExecutable).map(textOf).map(hashOf)
  const policy = metaPolicy([...new Set(hashes)], `/${page.file.replace(/\.html$/, '')}`)
  page.source.appendLeft(
    afterCharset(page),
    `<meta http-equiv="${POLICY_HEADER}" content="${escapeAttribute(policy)}"/>`,
  )
}
