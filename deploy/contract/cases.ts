import { statSync } from 'node:fs'
import { join } from 'node:path'

import { encodedForms } from '@/lib/old-path'

import { cacheRuleOf, ERROR_PAGE, exportedFiles, METHODS, ROBOTS_HEADER, type Rules, typeOfFile } from '../rules'
import type { ContractCase, ContractRule, Expected } from './contract'

/** Addresses that must not be found. */
const UNKNOWN_PATHS: readonly string[] = `
  /no-such /no-such/ /no-such.html /no-such.md /ar/no-such /no-such?from=mail /404 /404.html /404/
  /services/digital /services/digital/ /contact/index.html /contact/no-such /contact// /CONTACT /Contact.html /AR
  /AR/ /INDEX.HTML /ar// /index /index/ /_next/ /_next/static/ /_next/static/chunks/no-such.js /pictures/
  /pictures/no-such.avif /services/__next.no-such.txt /contact.html/ /contact.html.html /index.html.br
  /contact.html.gz /no-such.svg /no-such.xml /.env /.git/config /ar/.hidden /.well-known/no-such /wp-login.php /*
`
  .trim()
  .split(/\s+/)

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** `css` for `/_next/static/css/a.css`. */
export const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)
const typeOf = (file: string) => {
  const type = typeOfFile(file) ?? ''
  // Ignores case and the space before the charset, and allows a charset on types that have one by definition.
  const [bare = '', charset] = type.split('; ')
  return new RegExp(`^${bare.replace(/[+/.]/g, '\\$&')}${charset ? `; ?${charset}` : '(; ?charset=utf-8)?'}$`, 'i')
}

export const sent = (file: string): Expected => ({
  status: [200],
  file,
  headers: { 'content-type': typeOf(file), 'cache-control': cacheRuleOf(file) },
})
export const notFound: Expected = {
  status: [404],
  file: ERROR_PAGE,
  headers: { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': /^(no-cache|no-store)/ },
}
const movedTo = (location: string, status = 308): Expected => ({ status: [status], headers: { location } })

const ask =
  (method: string) =>
  (rule: ContractRule, path: string, expected: Expected, headers?: Readonly<Record<string, string>>): ContractCase => ({
    rule,
    name: `${method} ${path.length > 80 ? `${path.slice(0, 40)}… (${path.length} characters)` : path}`,
    request: { path, method, headers },
    expected,
  })
export const get = ask('GET')
const head = ask('HEAD')
const variant = (one: ContractCase, name: string): ContractCase => ({ ...one, name: `${one.name}, ${name}` })

const redirectCases = (pages: readonly string[]): ContractCase[] => {
  const move = (headers: Readonly<Record<string, string>>) =>
    get('slash-redirect', '/contact/', movedTo('/contact'), headers)
  return [
    ...pages.map((page) => get('slash-redirect', `${page}/`, movedTo(page))),
    get('slash-redirect', '/contact/?a=1&b=%2Fx', movedTo('/contact?a=1&b=%2Fx')),
    head('slash-redirect', '/contact/', movedTo('/contact')),
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

const oldCases = (redirects: Rules['redirects']): ContractCase[] =>
  Object.entries(redirects).flatMap(([from, to]) =>
    encodedForms(from).flatMap((path) => [
      get('old-redirect', path, movedTo(to, 301)),
      get('old-redirect', `${path}/`, movedTo(to, 301)),
      get('old-redirect', `${path}?a=1&b=%2Fx`, movedTo(`${to}?a=1&b=%2Fx`, 301)),
    ]),
  )

const unknownCases: readonly ContractCase[] = [
  ...UNKNOWN_PATHS.map((path) => get('not-found', path, notFound)),
  // The error page is not a version of what was requested, so conditions and ranges do not apply to it.
  ...[
    ['range', 'bytes=0-9'],
    ['if-none-match', '*'],
    ['if-match', '"other"'],
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ].map(([name = '', value = '']) => variant(get('not-found', '/no-such', notFound, { [name]: value }), name)),
  head('not-found', '/no-such', notFound),
]

const refused: Expected = {
  status: [405],
  headers: { allow: new RegExp(METHODS.join(', ?')), 'cache-control': /^(?!.*immutable)/ },
}
const methodCases = OTHER_METHODS.flatMap((method) =>
  ['/', '/contact', '/no-such', '/_next/static/no-such.js'].map((path) => ask(method)('methods', path, refused)),
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

/** What search engines read in an answer to a request for `host`: nothing, unless that is a copy of the site. */
export const copyCase = (
  path: string,
  host: string,
  { hostname }: Rules,
  headers?: ContractCase['request']['headers'],
) =>
  get(
    'copies',
    path,
    { status: [200], headers: { [ROBOTS_HEADER.toLowerCase()]: host === hostname ? null : 'noindex' } },
    headers,
  )

/** What `npm run verify` asks a live site besides its files. */
export function contractCases(folder: string, { pages, redirects }: Rules): readonly ContractCase[] {
  const video = exportedFiles(folder).find((file) => file.endsWith('.mp4')) ?? ''
  return [
    ...redirectCases(pages),
    ...oldCases(redirects),
    ...unknownCases,
    ...methodCases,
    ...partialCases(video, statSync(join(folder, video)).size),
  ]
}
