import type { ContractRule } from '../contract/contract'

/** `own`: the host's own work, which nothing here can test. Without an entry a rule is kept, and tested. */
export type Support = 'own' | `reduced: ${string}` | `no: ${string}`

export interface HostSupport {
  title: string
  /** What the configuration has been tested on. */
  proof: string
  exceptions: Readonly<Partial<Record<ContractRule, Support>>>
  /** What an operator should know besides. */
  note?: string
}

const REAL = 'real server, in every test run'
/** Content networks do these by themselves, for all sites alike. */
const OWN = { ranges: 'own', conditions: 'own', codings: 'own' } as const
const KEPT_404 = 'reduced: a 404 in a folder of hashed files is kept for a year, as its files are'
const STATUS_301 = 'reduced: with status 301'

/** What each host can do of the contract: deploy/contract/contract.ts. Tests fail where an entry is wrong either way. */
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
  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    proof: '`wrangler pages dev` by hand (wrangler 4.85, 23 November 2026)',
    exceptions: {
      files: 'reduced: scripts are `application/javascript`, the icon is `image/vnd.microsoft.icon`',
      'not-found': 'reduced: `/contact.html/` is a 502 of `pages dev`',
      malformed: 'reduced: `//contact` shows the page, and what no file can be called is a 502 of `pages dev`',
      ranges: 'no: videos are sent whole, and Safari does not play them; the picture stays',
      conditions: 'reduced: an `If-None-Match` with several versions gets the whole file; browsers send one',
      codings: 'own',
    },
    note: 'Cloudflare develops Workers and only maintains Pages: take it for a project that is there already.',
  },
  netlify: {
    title: 'Netlify',
    proof: "Netlify's parsers and its redirect matcher, in every test run",
    exceptions: {
      ...OWN,
      'slash-redirect': STATUS_301,
      'not-found': KEPT_404,
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
  azure: {
    title: 'Azure Static Web Apps',
    proof: 'after its documentation, in every test run',
    exceptions: {
      ...OWN,
      'slash-redirect': STATUS_301,
      'html-redirect': STATUS_301,
      'not-found': KEPT_404,
    },
    note: 'Not in UAE North: see its instructions.',
  },
  'github-pages': {
    title: 'GitHub Pages',
    proof: 'not tested here; after its documentation',
    exceptions: {
      ...OWN,
      pages: 'reduced: `/ar/` is a 404; `/ar` is the Arabic home page',
      'slash-redirect': 'no: `/contact/` is a 404',
      'html-redirect': 'no: `/contact.html` shows the page too',
      files: 'no: everything is kept for ten minutes, also after a deploy; hashed files are asked for again after that',
      'not-found': 'reduced: the 404 is kept for ten minutes; `/404` is answered with status 200',
      malformed: 'own',
      methods: 'own',
      headers:
        'no: none can be set. The `<meta>` policy stays, but nothing forbids framing (`frame-ancestors`), and there is no nosniff, Permissions-Policy, COOP or CORP; HSTS only on github.io, by GitHub',
    },
    note: 'Reduced: for trying out, not for a site with deletion forms.',
  },
}
