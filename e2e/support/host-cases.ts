import { copyCase, extensionOf, get, sent } from '@/deploy/contract/cases'
import type { ContractCase } from '@/deploy/contract/contract'
import { cacheRuleOf, CODINGS, HOMES, type Rules } from '@/deploy/rules'

/** Paths that try to leave the site, or that no file can have. */
const MALFORMED_PATHS: readonly string[] = [
  ...String.raw`
    //contact //contact/ //example.com/ //example.com/%2e%2e /%2f%2fexample.com/ /\example.com/
    /../../../../etc/passwd /..%2f..%2f..%2fetc/passwd /%2e%2e/%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd
    /pictures/..%2f..%2fpackage.json /contact%00 /contact%00.html /contact%0d%0aX-Injected:%201
    /contact%0d%0aX-Injected:%201/ /%E0%A4%A /% /contact%20
  `
    .trim()
    .split(/\s+/),
  // No file has a longer name.
  `/${'a'.repeat(256)}`,
  `/${'%D8%A7'.repeat(130)}`,
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(12_000)}`,
]

/** One file of each type, including payloads with `!` and `$` in their names and the files of `/.well-known/`. */
function samples(files: readonly string[]): readonly string[] {
  const served = files.filter((file) => !/\.(html|br|gz)$/.test(file))
  const byKind = new Map(served.map((file) => [`${extensionOf(file)} ${cacheRuleOf(file)}`, file]))
  const wellKnown = served.filter((file) => file.startsWith('/.well-known/'))
  return [...new Set([...byKind.values(), ...served.filter((file) => file.includes('$d$')).slice(0, 1), ...wellKnown])]
}

const pageCases = (pages: readonly string[]): ContractCase[] => [
  ...Object.entries(HOMES).map(([path, file]) => get('pages', path, sent(file))),
  ...pages.map((page) => get('pages', page, sent(`${page}.html`))),
  get('pages', '/contact?from=mail&x=%2F', sent('/contact.html')),
  get('pages', '/?utm_source=mail', sent('/index.html')),
  get('pages', '/no-such/../contact', sent('/contact.html')),
  get('pages', 'http://www.example.com/contact', sent('/contact.html')),
]

const fileCases = (files: readonly string[]): ContractCase[] =>
  samples(files).flatMap((file) => [
    get('files', file, sent(file)),
    ...(/[!$]/.test(file) ? [get('files', file.replaceAll('!', '%21').replaceAll('$', '%24'), sent(file))] : []),
  ])

const malformedCases: readonly ContractCase[] = [
  ...MALFORMED_PATHS.map((path) =>
    get('malformed', path, { status: [400, 403, 404, 414, 431], headers: { 'x-injected': null }, isMalformed: true }),
  ),
  // Another spelling of a page, which must never redirect to itself.
  ...['/contact%2ehtml', '/contact%2f', '/%63ontact/'].map((path) =>
    get('malformed', path, { status: [200, 301, 307, 308, 404], headers: { location: /^(\/contact(\.html)?)?$/ } }),
  ),
]

/** Names under which a copy may be reached, and the site's own. */
function copyCases(files: readonly string[], site: Rules): ContractCase[] {
  const names = [site.hostname, 'preview.example.net', `not-${site.hostname}`, `${site.hostname}.example.net`]
  const document = files.find((file) => file.endsWith('.pdf')) ?? '/contact.md'
  return names.flatMap((host) =>
    ['/', '/ar', '/contact', '/contact.md', document].map((path) => {
      const one = copyCase(path, host, site, { host })
      return { ...one, name: `${one.name} at ${host}` }
    }),
  )
}

/** What a browser accepts, and the coding it gets. */
const ENCODINGS: readonly (readonly [string, string | null])[] = [
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br; q=0.000', null],
  ['xbr, gzip-like', null],
  ['identity', null],
  ['', null],
]
function codingCases(exported: readonly string[]): ContractCase[] {
  const files = exported.filter((file) => CODINGS.every(({ extension }) => exported.includes(file + extension)))
  const script = files.find((file) => /^\/_next\/static\/chunks\/.*\.js$/.test(file)) ?? ''
  const served = [
    ['/', '/index.html'],
    ['/contact', '/contact.html'],
    [script, script],
  ] as const
  return served.flatMap(([path, file]) =>
    ENCODINGS.map(([accepted, coding]) => ({
      rule: 'codings',
      name: `Accept-Encoding: ${accepted || 'none'}, ${path}`,
      request: { path, headers: accepted ? { 'accept-encoding': accepted } : undefined },
      expected: { status: [200], file, headers: { 'content-encoding': coding, vary: /accept-encoding/i } },
    })),
  )
}

/**
 * What every host must answer besides deploy/contract/cases.ts. A live site is not asked this: verification compares
 * all its files, and a firewall in front of it might reject malformed requests.
 */
export const hostCases = (files: readonly string[], site: Rules): readonly ContractCase[] => [
  ...pageCases(site.pages),
  ...copyCases(files, site),
  ...fileCases(files),
  ...malformedCases,
  ...codingCases(files),
]
