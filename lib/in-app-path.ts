import { localeOfPath } from './localize-path'

const isFile = (path: string) => /\.[^/]+$/.test(path)

/**
 * Returns the path, query and hash of a link that the router can follow from the address `current`. Returns undefined
 * for links that the browser follows itself: to another site, a file, a new window, a section of the same page, or the
 * other language (its layout is another document).
 */
export function inAppPath(link: HTMLAnchorElement, current: Location): string | undefined {
  const { origin, pathname, search, hash } = link
  const isOwnWindow = !link.target || link.target === '_self'
  if (origin !== current.origin || !isOwnWindow || link.hasAttribute('download') || isFile(pathname)) return
  if (localeOfPath(pathname) !== localeOfPath(current.pathname)) return
  if (hash && pathname === current.pathname && search === current.search) return
  return `${pathname}${search}${hash}`
}

/**
 * Whether a link leads to the page at `current` or a section of it. Queries (`?utm_source=…`) and hashes (the scroll spy
 * writes them) of `current` make no other page.
 */
export const isSamePage = ({ origin, pathname, search }: HTMLAnchorElement, current: Location): boolean =>
  origin === current.origin && pathname === current.pathname && search === ''
