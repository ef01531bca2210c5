import type { HostRequest } from './request'

/** What the contract asks for. Hosts that cannot keep a rule are named in deploy/hosts/support.ts. */
export const CONTRACT_RULES = [
  /** `/x` is x.html, also with a query; the home pages. */
  'pages',
  /** `/x/` moves to `/x` with status 308. */
  'slash-redirect',
  /** `/x.html` moves to `/x` with status 308. */
  'html-redirect',
  /** Files of each type, with their types and cache rules; payloads with `!` and `$` in their names. */
  'files',
  /** Unknown addresses, folders and hidden files: 404 with the error page, which is not kept. */
  'not-found',
  /** Paths that try to leave the site, malformed and over-long ones. */
  'malformed',
  /** Other methods than GET and HEAD: 405. */
  'methods',
  'ranges',
  /** If-None-Match, If-Modified-Since. */
  'conditions',
  /** The compressed copies of the build, as the request's weights say. */
  'codings',
  /** The headers of the rules on every answer, and no version of the server. */
  'headers',
] as const
export type ContractRule = (typeof CONTRACT_RULES)[number]

export interface Expected {
  /** One of these. */
  status: readonly number[]
  /** By lower-case name; null: the header must not be there. */
  headers?: Readonly<Record<string, string | RegExp | null>>
  /** The server may answer before it knows which site is asked for, and so without the site's headers. */
  isMalformed?: boolean
  /** The file of the export that the body is, after decoding. */
  file?: string
  /** The bytes of `file`, from and to, both included. */
  bytes?: readonly [number, number]
}

export interface ContractCase {
  rule: ContractRule
  name: string
  request: HostRequest
  expected: Expected
}
