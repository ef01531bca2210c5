import { localeOfPath } from './localize-path'

const isFile = (path: string) => /\.[^/]+$/.test(path)

/**
 * The address of the page that a link leads to within the site, from the place `current`: path, query and hash. None
 * where the browser itself has to follow: another site, a file, a new window, a page in the other language (another
 * document), a place on the same page.
 */
export function inAppPath(link: HTMLAnchorElement, current: Location): string | undefined {
  const { origin, pathname, search, hash } = link
  const isOwnWindow = !link.target || link.target === '_self'
  if (origin !== current.origin || !isOwnWindow || link.hasAttribute('download') || isFile(pathname)) return
  if (localeOfPath(pathname) !== localeOfPath(current.pathname)) return
  if (hash && pathname === current.pathname && search === current.search) return
  return `${pathname}${search}${hash}`
}
