import { localeOfPath } from './localize-path'

const isFile = (path: string) => /\.[^/]+$/.test(path)

/**
 * The path, query and hash of a link that the router can follow from the address `current`. Undefined for a link that
 * the browser follows itself: to another site, a file, a new window, a page in the other language (its layout is
 * another document) or a section of the same page.
 */
export function inAppPath(link: HTMLAnchorElement, current: Location): string | undefined {
  const { origin, pathname, search, hash } = link
  const isOwnWindow = !link.target || link.target === '_self'
  if (origin !== current.origin || !isOwnWindow || link.hasAttribute('download') || isFile(pathname)) return
  if (localeOfPath(pathname) !== localeOfPath(current.pathname)) return
  if (hash && pathname === current.pathname && search === current.search) return
  return `${pathname}${search}${hash}`
}
