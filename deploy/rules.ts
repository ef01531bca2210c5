import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import { parse } from 'yaml'

import { owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import { oldPath } from '@/lib/old-path'

import { headerPolicy } from './content-security-policy'

/*
 * What every host must do with the exported folder. The configurations in hosts/ are written from these rules, the
 * preview server follows them, and contract/ tests each against them.
 */

/** Folders in which each file name contains a hash of the file's content. */
export const IMMUTABLE_FOLDERS = ['/_next/static/', '/pictures/', '/fonts/', '/scripts/'] as const
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** May be stored but must be revalidated: a deployment changes pages under the same address. */
export const REVALIDATE = 'no-cache'

export const METHODS = ['GET', 'HEAD'] as const

export const cacheRuleOf = (file: string): string =>
  IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder)) ? IMMUTABLE : REVALIDATE

/** The compressed copies beside the files, best first. */
export const CODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/** Content types by file extension. XML, SVG, JSON and the manifest are UTF-8 by their own standards. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  yaml: 'application/yaml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** The one file without an ending: Apple asks for it by this name, as JSON. */
export const ASSOCIATION_FILE = '/.well-known/apple-app-site-association'

/** The content type of an exported file. */
export const typeOfFile = (file: string): string | undefined =>
  file === ASSOCIATION_FILE ? TYPES.json : TYPES[file.slice(file.lastIndexOf('.') + 1)]

/**
 * Features that reach a device, a place or money, none of which the site uses: an injected script could not ask for
 * them either. The list is not complete, because each name is sent with every page, uncompressed over HTTP/1.1.
 * `bluetooth` is missing: Chromium without Web Bluetooth (Linux) does not know it and warns on every page's console.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'payment',
  'serial',
  'usb',
]

/** Headers of every answer, errors included. docs/deployment.md says what each is for. */
const HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of pages, besides the policy. On the style sheet, which pages wait for, they would cost 400 bytes. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(site.reportUrl && { 'Reporting-Endpoints': `default="${new URL(site.reportUrl).href}"` }),
}

export interface Rules {
  /** The host name of the site: www.example.com. */
  hostname: string
  /** Paths of all pages but the home pages and the error page: `/contact`, `/ar/contact`. */
  pages: readonly string[]
  headers: Readonly<Record<string, string>>
  /** Headers of the pages, the error page and `policy` included. A host may send them with every answer. */
  pageHeaders: Readonly<Record<string, string>>
  policy: string
  /** Paths of an old site, without a slash at the end, and the pages that they are redirected to. */
  redirects: Readonly<Record<string, string>>
  /** The policy of the editor's page, EDITOR_PAGE, if the site is exported with it. */
  editorPolicy?: string
}

/** The two home pages, which answer with and without a trailing slash. */
export const HOMES: Readonly<Record<string, string>> = { '/': '/index.html', '/ar': '/ar.html', '/ar/': '/ar.html' }
export const ERROR_PAGE = '/404.html'
/** The editor of the words: the one page with its own policy, because it runs somebody else's program. */
export const EDITOR_PAGE = '/admin'
const EDITOR_FILE = `${EDITOR_PAGE}.html`
export const POLICY_HEADER = 'Content-Security-Policy'
/** Tells search engines what to leave out. */
export const ROBOTS_HEADER = 'X-Robots-Tag'

/**
 * Endings of files that a browser opens as documents of the site, with their scripts, but that are no pages: a partner's
 * logo could read what the site stores. Not PDF: its scripts run in the viewer, and a policy can stop Safari's.
 */
export const DOCUMENT_EXTENSIONS = ['svg', 'svgz', 'xml', 'xsl', 'xslt', 'xhtml', 'xht', 'htm', 'shtml', 'rdf', 'mml']
/** The policy of these files. Drawings may style themselves. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const META_POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/
const CANONICAL = /<link rel="canonical" href="([^"]+)"/

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/** Reads only one file, so that a mistake in another text stops neither the editor nor a command. */
function ownerRedirects(): Rules['redirects'] {
  const { redirects = [] } = owner.parse(parse(readFileSync('content/owner.yaml', 'utf8')))
  return Object.fromEntries(redirects.map(({ from, to }) => [oldPath(from), to]))
}

/** The page that a path of an old site is redirected to, if it is one. */
export const redirectOf = ({ redirects }: Rules, path: string): string | undefined => redirects[withoutSlash(path)]

/** No host sends these. */
const HIDDEN = /\/\.(?!well-known\/)/

/** Paths of all files of the exported site, with a leading slash, sorted. */
export const exportedFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll(sep, '/'))
    .filter((file) => !HIDDEN.test(file))
    .sort()

/**
 * The rules for the exported site in `folder`. The name and the policy come from the build, so checking the site needs no
 * settings.
 */
export function readRules(folder: string, redirects = ownerRedirects()): Rules {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no exported site in ${folder}: npm run build`)
  const files = exportedFiles(folder)
  const hidden = files.find((file) => redirects[file])
  if (hidden)
    throw new Error(`content/owner.yaml redirects ${hidden}, which is a file of this site. Take it away there.`)
  const html = files.filter((file) => file.endsWith('.html'))
  const notPages = [ERROR_PAGE, ...Object.values(HOMES)]
  const policiesOf = (files: readonly string[]) =>
    files.flatMap((file) => META_POLICY.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? [])
  const editor = policiesOf(html.filter((file) => file === EDITOR_FILE))
  const [, address = site.url] = CANONICAL.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  const policy = headerPolicy(policiesOf(html.filter((file) => file !== EDITOR_FILE)))
  return {
    hostname: new URL(address).hostname,
    pages: html.filter((file) => !notPages.includes(file)).map((file) => file.slice(0, -'.html'.length)),
    headers: HEADERS,
    pageHeaders: { ...PAGE_HEADERS, [POLICY_HEADER]: policy },
    policy,
    redirects,
    ...(editor.length > 0 && { editorPolicy: headerPolicy(editor) }),
  }
}

const DOCUMENT_FILE = new RegExp(`\\.(${DOCUMENT_EXTENSIONS.join('|')})$`, 'i')

/** The headers of an exported file besides those of every answer. */
export function headersOfFile(file: string, { pageHeaders, editorPolicy }: Rules): Readonly<Record<string, string>> {
  if (DOCUMENT_FILE.test(file)) return { [POLICY_HEADER]: FILE_POLICY }
  if (!file.endsWith('.html')) return {}
  return file === EDITOR_FILE && editorPolicy ? { ...pageHeaders, [POLICY_HEADER]: editorPolicy } : pageHeaders
}
