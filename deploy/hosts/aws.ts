import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { HOMES, IMMUTABLE_FOLDERS, REVALIDATE, type Rules, TYPES } from '../rules'
import { fillTemplate, homeMoves, type WriteConfig } from './host'

/** Read by browsers and the router: they are uploaded after what they name. */
const LAST = ['txt', 'xml', 'webmanifest', 'html']
const FIRST = Object.keys(TYPES).filter((extension) => !LAST.includes(extension))

const HASHED = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1))

const uploads = (kind: string, extensions: readonly string[]) =>
  extensions.map((extension) => `${kind} ${extension} '${TYPES[extension]}'`).join('\n')

/** Headers that CloudFront's policy has properties for; it takes all others as custom headers. */
const OWN_PROPERTIES = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']

function template({ headers, policy }: Rules, code: string): unknown {
  const values: Readonly<Record<string, unknown>> = {
    code,
    policy,
    referrerPolicy: headers['Referrer-Policy'],
    maxAge: Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]),
    customHeaders: Object.entries(headers)
      .filter(([header]) => !OWN_PROPERTIES.includes(header))
      .map(([Header, Value]) => ({ Header, Value, Override: true })),
  }
  const fill = (_: unknown, value: unknown) => {
    const [, name] = /^\{\{(\w+)\}\}$/.exec(String(value)) ?? []
    return name ? values[name] : value
  }
  return parse(readFileSync('deploy/hosts/templates/aws/template.yaml', 'utf8'), fill, { merge: true })
}

const pathFunction = ({ pages }: Rules) =>
  readFileSync('deploy/hosts/cloudfront-function.js', 'utf8').replace(/^\/\* global .*$/m, () =>
    [
      `const PAGES = ${JSON.stringify(pages)}`,
      `const HOMES = ${JSON.stringify(HOMES)}`,
      `const HOME_MOVES = ${JSON.stringify(Object.fromEntries(homeMoves))}`,
    ].join('\n'),
  )

/** S3 and CloudFront. */
export const aws: WriteConfig = (rules) => {
  const code = pathFunction(rules)
  return {
    'template.json': `${JSON.stringify(template(rules, code), undefined, 2)}\n`,
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
