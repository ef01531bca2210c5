import { encodedForms, patternOf } from '@/lib/old-path'

import {
  ASSOCIATION_FILE,
  DOCUMENT_EXTENSIONS,
  EDITOR_PAGE,
  ERROR_PAGE,
  FILE_POLICY,
  headersOfFile,
  IMMUTABLE,
  METHODS,
  POLICY_HEADER,
  REVALIDATE,
  ROBOTS_HEADER,
  type Rules,
  TYPES,
} from '../rules'
import { fillTemplate, folders, HOME_MOVES, jsonFile, type WriteConfig } from './host'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']

/** Vercel matches `src` against the whole path. */
const EVERYTHING = '^/.*$'
const IN_HASHED_FOLDER = `^/(${folders})/.*$`
const NOT_IN_HASHED_FOLDER = `^/(?!(${folders})/).*$`
const A_PAGE = `^/(?!${EDITOR_PAGE.slice(1)}$)[^.]*$`

const A_DOCUMENT = `^/.*\\.(${DOCUMENT_EXTENSIONS.join('|')})$`

const escaped = (path: string) => path.replaceAll('.', '\\.')
const moved = (src: string, to: string, status = 308) => ({
  src,
  caseSensitive: true,
  status,
  headers: { Location: to, 'Cache-Control': REVALIDATE },
})
/** Only one phase sets each header: Vercel does not document which of two values it would send. */
const adds = (src: string, headers: Readonly<Record<string, string>>) => ({ src, headers, continue: true })

/** Vercel does not document whether it decodes a path before it matches it. */
const oldRoutes = (redirects: Rules['redirects']) =>
  Object.entries(redirects).flatMap(([from, to]) =>
    [...new Set([from, ...encodedForms(from)])].map((path) => moved(patternOf(path), to, 301)),
  )

/**
 * Phases of the Build Output API: before the file is looked up, `hit` if it exists, `error` if it does not. A
 * vercel.json has no phases: a missing file in a folder of hashed files would be cached for a year.
 */
const routes = (rules: Rules) => [
  adds(EVERYTHING, rules.headers),
  { ...adds(EVERYTHING, { [ROBOTS_HEADER]: 'noindex' }), missing: [{ type: 'host', value: rules.hostname }] },
  {
    src: EVERYTHING,
    methods: OTHER_METHODS,
    status: 405,
    headers: { Allow: METHODS.join(', '), 'Cache-Control': REVALIDATE },
  },
  ...oldRoutes(rules.redirects),
  ...Object.entries(HOME_MOVES).map(([file, path]) => moved(`^${escaped(file)}$`, path)),
  ...rules.pages.map((page) => moved(`^${escaped(page)}(?:/|\\.html)$`, page)),
  { src: '^/ar/$', caseSensitive: true, dest: '/ar' },
  { src: `^${escaped(ERROR_PAGE)}$`, status: 404, dest: '/no-such-page' },
  { handle: 'filesystem' },
  { handle: 'hit' },
  adds(IN_HASHED_FOLDER, { 'Cache-Control': IMMUTABLE }),
  adds(NOT_IN_HASHED_FOLDER, { 'Cache-Control': REVALIDATE }),
  adds(A_PAGE, rules.pageHeaders),
  adds(A_DOCUMENT, { [POLICY_HEADER]: FILE_POLICY }),
  ...(rules.editorPolicy ? [adds(`^${EDITOR_PAGE}$`, headersOfFile(`${EDITOR_PAGE}.html`, rules))] : []),
  ...Object.entries(TYPES).map(([extension, type]) => adds(`^/.*\\.${extension}$`, { 'Content-Type': type })),
  adds(`^${ASSOCIATION_FILE.replaceAll('.', '\\.')}$`, { 'Content-Type': TYPES.json ?? '' }),
  { handle: 'error' },
  {
    src: EVERYTHING,
    status: 404,
    dest: ERROR_PAGE,
    headers: { 'Cache-Control': REVALIDATE, ...rules.pageHeaders, 'Content-Type': TYPES.html },
  },
]

/** Serves each page at its address: `contact.html` as /contact. */
const overrides = (pages: readonly string[]) =>
  Object.fromEntries(
    [...pages, ...Object.values(HOME_MOVES)]
      .filter((path) => path !== '/')
      .map((path) => [`${path.slice(1)}.html`, { path: path.slice(1), contentType: TYPES.html }]),
  )

export const vercel: WriteConfig = (rules: Rules) => ({
  // For a repository that Vercel builds. Its preset for Next (`framework`) would send the folder without these rules.
  'vercel.json': fillTemplate('vercel/vercel.json'),
  '.vercel/output/config.json': jsonFile({ version: 3, routes: routes(rules), overrides: overrides(rules.pages) }),
})
