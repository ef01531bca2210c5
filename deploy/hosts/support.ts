import type { ContractRule } from '../contract/contract'

/** `own`: the host does this itself, and nothing here can test it. A rule without an entry is kept and tested. */
export type Support = 'own' | `reduced: ${string}`

export interface HostSupport {
  title: string
  /** What the configuration has been tested on. */
  proof: string
  exceptions: Readonly<Partial<Record<ContractRule, Support>>>
  /** What else an operator should know. */
  note?: string
}

const REAL = 'real server, in every test run'
/** Content networks do these themselves, alike for all sites. */
const OWN = { ranges: 'own', conditions: 'own', codings: 'own' } as const

/**
 * How each host keeps the contract (deploy/contract/contract.ts). Tests fail if an entry claims too much or too little.
 */
export const hostSupport: Readonly<Record<string, HostSupport>> = {
  nginx: { title: 'nginx', proof: REAL, exceptions: {} },
  caddy: { title: 'Caddy', proof: REAL, exceptions: {} },
  apache: {
    title: 'Apache',
    proof: REAL,
    exceptions: {},
    note: "Before 2.4.58 redirects are absolute. With `.htaccess` alone, addresses that no file can have (`%2f`, names of more than 255 bytes) get the server's own short error.",
  },
  container: {
    title: 'Container',
    proof: "nginx's configuration, tested there",
    exceptions: {},
    note: 'The proxy in front of it has the certificate.',
  },
  cloudflare: {
    title: 'Cloudflare Workers',
    proof: "Cloudflare's code for assets (`@cloudflare/workers-shared`), in every test run; `wrangler dev` by hand",
    exceptions: {
      conditions: 'reduced: an `If-None-Match` with several versions gets the whole file; browsers send one',
      codings: 'own',
    },
    note: 'A small Worker answers unknown addresses, parts of videos, and payloads with `$` or `!` in their names; the rest is static.',
  },
  netlify: {
    title: 'Netlify',
    proof: "Netlify's parsers and its redirect matcher, in every test run",
    exceptions: {
      ...OWN,
      'slash-redirect': 'reduced: with status 301',
      'not-found': 'reduced: a 404 in a folder of hashed files is kept for a year, as its files are',
      methods: 'own',
      headers: 'reduced: redirects have only the headers that Netlify gives them',
    },
    note: 'PDFs have no policy but `frame-ancestors`: a header cannot be removed there.',
  },
  vercel: {
    title: 'Vercel',
    proof: "Vercel's route parser (`@vercel/routing-utils`), in every test run; the phases after its documentation",
    exceptions: OWN,
  },
  aws: {
    title: 'S3 and CloudFront',
    proof: 'the function as it is, the template and the upload as they say, in every test run',
    exceptions: OWN,
    note: 'CloudFront compresses files of 1 KB to 10 MB by itself; the copies of the build are not uploaded.',
  },
}
