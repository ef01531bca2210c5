import type { HostRequest } from './request'

/** The rules of the contract. deploy/hosts/support.ts names the hosts that cannot keep one. */
export const CONTRACT_RULES = [
  /** `/x` sends x.html, also with a query; so do the home pages. */
  'pages',
  /** `/x/` redirects to `/x` with status 308. */
  'slash-redirect',
  /** `/x.html` redirects to `/x` with status 308. */
  'html-redirect',
  /** Paths of an old site redirect to their page with status 301. */
  'old-redirect',
  /** Files of each type have their content type and cache rule, payloads with `!` and `$` in their names included. */
  'files',
  /** Unknown addresses, folders and hidden files: 404 with the error page, which is not cached. */
  'not-found',
  /** Paths that try to leave the site, malformed paths and over-long paths. */
  'malformed',
  /** Methods other than GET and HEAD: 405. */
  'methods',
  'ranges',
  /** If-None-Match, If-Modified-Since. */
  'conditions',
  /** The build's compressed copies, chosen by the weights in the request. */
  'codings',
  /** A copy of the site under another name tells search engines to leave it out. */
  'copies',
  /** The headers of the rules on every answer, and no server version. */
  'headers',
] as const
export type ContractRule = (typeof CONTRACT_RULES)[number]

export interface Expected {
  status: readonly number[]
  /** By lower-case name; null means that the header must be missing. */
  headers?: Readonly<Record<string, string | RegExp | null>>
  /** The server may answer before it knows which site is meant, and so without the site's headers. */
  isMalformed?: boolean
  /** The exported file that the decoded body must equal. */
  file?: string
  /** The first and last byte of `file`, both included. */
  bytes?: readonly [number, number]
}

export interface ContractCase {
  rule: ContractRule
  name: string
  request: HostRequest
  expected: Expected
}
