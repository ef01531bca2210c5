import { cacheRuleOf, CODINGS, ERROR_PAGE, HOMES, METHODS, TYPES } from '../rules'
import type { ContractCase, ContractRule, Expected } from './contract'
import { MALFORMED_PATHS, UNKNOWN_PATHS } from './paths'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)
const typeOf = (file: string) => {
  const type = TYPES[extensionOf(file)] ?? ''
  // Case and the space before the charset do not matter, nor a charset where the type has one of its own.
  const [bare = '', charset] = type.split('; ')
  return new RegExp(`^${bare.replace(/[+/.]/g, '\\$&')}${charset ? `; ?${charset}` : '(; ?charset=utf-8)?'}$`, 'i')
}

/** The answer that sends a file. */
export const sent = (file: string): Expected => ({
  status: [200],
  file,
  headers: { 'content-type': typeOf(file), 'cache-control': cacheRuleOf(file) },
})
/** The answer to an unknown path. */
export const notFound: Expected = {
  status: [404],
  file: ERROR_PAGE,
  headers: { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': /^(no-cache|no-store)/ },
}
const movedTo = (location: string): Expected => ({ status: [308], headers: { location } })

const get = (
  rule: ContractRule,
  path: string,
  expected: Expected,
  headers?: Readonly<Record<string, string>>,
): ContractCase => ({
  rule,
  name: `GET ${path.length > 80 ? `${path.slice(0, 40)}… (${path.length} characters)` : path}`,
  request: { path, headers },
  expected,
})
const variant = (one: ContractCase, name: string): ContractCase => ({ ...one, name: `${one.name}, ${name}` })

/** One file of each type, payloads with `!` and `$` in their names and the files of `/.well-known/` among them. */
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

const redirectCases = (pages: readonly string[]): ContractCase[] => {
  const move = (headers?: Readonly<Record<string, string>>) =>
    get('slash-redirect', '/contact/', movedTo('/contact'), headers)
  return [
    ...pages.map((page) => get('slash-redirect', `${page}/`, movedTo(page))),
    get('slash-redirect', '/contact/?a=1&b=%2Fx', movedTo('/contact?a=1&b=%2Fx')),
    { ...move(), name: 'HEAD /contact/', request: { path: '/contact/', method: 'HEAD' } },
    variant(move({ host: 'other.example:81' }), 'for another host'),
    variant(move({ 'x-forwarded-host': 'other.example' }), 'behind a proxy'),
    ...[
      ['/index.html', '/'],
      ['/index.html?a=1', '/?a=1'],
      ['/ar.html', '/ar'],
      ['/contact.html', '/contact'],
      ['/ar/contact.html', '/ar/contact'],
      ['/services/digital/ai-ml.html?a=1', '/services/digital/ai-ml?a=1'],
    ].map(([path = '', location = '']) => variant(get('html-redirect', path, movedTo(location)), 'moves')),
  ]
}

const fileCases = (files: readonly string[]): ContractCase[] =>
  samples(files).flatMap((file) => [
    get('files', file, sent(file)),
    ...(/[!$]/.test(file) ? [get('files', file.replaceAll('!', '%21').replaceAll('$', '%24'), sent(file))] : []),
  ])

const unknownCases: readonly ContractCase[] = [
  ...UNKNOWN_PATHS.map((path) => get('not-found', path, notFound)),
  ...MALFORMED_PATHS.map((path) =>
    get('malformed', path, { status: [400, 403, 404, 414, 431], headers: { 'x-injected': null }, isMalformed: true }),
  ),
  // Another spelling of a page: never a move to itself.
  ...['/contact%2ehtml', '/contact%2f', '/%63ontact/'].map((path) =>
    get('malformed', path, { status: [200, 301, 307, 308, 404], headers: { location: /^(\/contact(\.html)?)?$/ } }),
  ),
  // The error page is no version of what was asked for: conditions and ranges do not concern it.
  ...[
    ['range', 'bytes=0-9'],
    ['if-none-match', '*'],
    ['if-match', '"other"'],
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ].map(([name = '', value = '']) => variant(get('not-found', '/no-such', notFound, { [name]: value }), name)),
  { ...get('not-found', '/no-such', notFound), name: 'HEAD /no-such', request: { path: '/no-such', method: 'HEAD' } },
]

const methodCases = OTHER_METHODS.flatMap((method) =>
  ['/', '/contact', '/no-such', '/_next/static/no-such.js'].map((path): ContractCase => ({
    rule: 'methods',
    name: `${method} ${path}`,
    request: { path, method },
    expected: {
      status: [405],
      headers: { allow: new RegExp(METHODS.join(', ?')), 'cache-control': /^(?!.*immutable)/ },
    },
  })),
)

function partialCases(video: string, size: number): ContractCase[] {
  const ask = (range: string, expected: Expected, condition?: Readonly<Record<string, string>>): ContractCase => ({
    rule: 'ranges',
    name: ['Range', range, ...Object.keys(condition ?? {})].join(' '),
    request: { path: video, headers: { range, ...condition } },
    expected,
  })
  const part = (range: string, first: number, last: number) => {
    const headers = { 'content-range': `bytes ${first}-${last}/${size}` }
    return ask(range, { status: [206], file: video, bytes: [first, last], headers })
  }
  return [
    part('bytes=0-99', 0, 99),
    part('bytes=100-', 100, size - 1),
    part('bytes=-50', size - 50, size - 1),
    part('bytes=0-0', 0, 0),
    ask(`bytes=${size}-`, { status: [416] }),
    ...['bytes=9-2', 'bytes=-', 'bytes=a-b', 'bytes=2', 'bytes=0-1,4-5'].map((range) =>
      ask(range, { status: [200, 206, 416] }),
    ),
    ask('bytes=-0', { status: [200, 416] }),
    ask('lines=1-2', { status: [200], file: video }),
    ask(`bytes=-${size + 1}`, { status: [200, 206], file: video }),
    ask('bytes=0-99', { status: [200], file: video }, { 'if-range': '"other"' }),
  ]
}

/** What a browser accepts, and the coding that it gets. */
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
function codingCases(files: readonly string[]): ContractCase[] {
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
 * What every host must answer for the exported site with these files and pages. `sizeOf` gives a file's bytes.
 * Requests of which the second depends on the first (conditional ones) are not among them.
 */
export function contractCases(
  files: readonly string[],
  pages: readonly string[],
  sizeOf: (file: string) => number,
): readonly ContractCase[] {
  const video = files.find((file) => file.endsWith('.mp4')) ?? ''
  return [
    ...pageCases(pages),
    ...redirectCases(pages),
    ...fileCases(files),
    ...unknownCases,
    ...methodCases,
    ...partialCases(video, sizeOf(video)),
    ...codingCases(files.filter((file) => CODINGS.every(({ extension }) => files.includes(file + extension)))),
  ]
}
