import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import {
  EDITOR_PAGE,
  FILE_POLICY,
  HOMES,
  IMMUTABLE_FOLDERS,
  POLICY_HEADER,
  REVALIDATE,
  type Rules,
  TYPES,
} from '../rules'
import { fillTemplate, HOME_MOVES, jsonFile, type WriteConfig } from './host'

/** Browsers and the router read these, so they are uploaded after the files they name. */
const LAST = ['txt', 'xml', 'webmanifest', 'html']
const FIRST = Object.keys(TYPES).filter((extension) => !LAST.includes(extension))

const HASHED = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1))

const uploads = (kind: string, extensions: readonly string[]) =>
  extensions.map((extension) => `${kind} ${extension} '${TYPES[extension]}'`).join('\n')

type Headers = Rules['headers']

/** The headers for which CloudFront's policy has properties. */
function security(headers: Headers): object {
  const { 'Content-Security-Policy': policy, 'Referrer-Policy': referrer, 'Strict-Transport-Security': hsts } = headers
  return {
    ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true } }),
    ContentTypeOptions: { Override: true },
    ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: true } }),
    StrictTransportSecurity: { AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]), Override: true },
  }
}
const OWN_PROPERTIES = /^(Content-Security-Policy|X-Content-Type-Options|Referrer-Policy|Strict-Transport-Security)$/

const custom = (headers: Headers): readonly object[] =>
  Object.entries(headers)
    .filter(([name]) => !OWN_PROPERTIES.test(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))

/** The template as an object. Cuts out the editor's parts where the site has no editor. */
function template({ headers, pageHeaders, editorPolicy }: Rules, code: string, copiesCode: string): object {
  const ofPages = { ...headers, ...pageHeaders }
  const values: Readonly<Record<string, unknown>> = {
    code,
    copiesCode,
    pageSecurity: security(ofPages),
    pageCustom: custom(ofPages),
    fileSecurity: security(headers),
    fileCustom: custom(headers),
    documentSecurity: security({ ...headers, [POLICY_HEADER]: FILE_POLICY }),
    editorPage: EDITOR_PAGE,
    editorSecurity: security({ ...ofPages, [POLICY_HEADER]: editorPolicy ?? '' }),
  }
  const fill = (_: unknown, value: unknown) => {
    const [, name] = /^\{\{(\w+)\}\}$/.exec(String(value)) ?? []
    return name ? values[name] : value
  }
  const text = readFileSync('deploy/hosts/templates/aws/template.yaml', 'utf8')
  return parse(editorPolicy ? text : text.replaceAll(/# Editor$[^]*?# End$/gm, ''), fill, { merge: true }) as object
}

/** A function for CloudFront, with the values of its globals. */
function edgeFunction(file: string, globals: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(globals).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  return readFileSync(`deploy/hosts/${file}`, 'utf8').replace(/^\/\* global .*$/m, () => lines.join('\n'))
}

export const aws: WriteConfig = (rules) => {
  const { pages, redirects, hostname } = rules
  const code = edgeFunction('cloudfront-function.js', { PAGES: pages, REDIRECTS: redirects, HOMES, HOME_MOVES })
  const copiesCode = edgeFunction('cloudfront-copies.js', { HOSTNAME: hostname })
  return {
    'template.json': jsonFile(template(rules, code, copiesCode)),
    'paths.js': code,
    'upload.sh': fillTemplate('aws/upload.sh', {
      folders: HASHED.join(' '),
      notHashed: HASHED.map((folder) => `--exclude '${folder}/*'`).join(' '),
      revalidate: REVALIDATE,
      hashed: uploads('hashed', FIRST),
      others: uploads('others', [...FIRST, ...LAST]),
    }),
  }
}
