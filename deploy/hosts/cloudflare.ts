import { readFileSync } from 'node:fs'

import { encodedForms } from '@/lib/old-path'

import {
  ASSOCIATION_FILE,
  DOCUMENT_EXTENSIONS,
  EDITOR_PAGE,
  FILE_POLICY,
  HOMES,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  METHODS,
  POLICY_HEADER,
  ROBOTS_HEADER,
  type Rules,
  TYPES,
} from '../rules'
import { commonLines, fillTemplate, GENERATED, headersFile, HOME_MOVES, redirectsFile, type WriteConfig } from './host'

const WORKER = readFileSync('deploy/hosts/cloudflare-worker.js', 'utf8')

/** Without the `!` lines, a rule would add a second value to the header that an earlier rule has set. */
const immutableBlocks = Object.fromEntries(
  IMMUTABLE_FOLDERS.map((folder) => [`${folder}*`, ['! Cache-Control', `Cache-Control: ${IMMUTABLE}`]]),
)

/** Cloudflare knows these types but would send scripts as application/javascript. Only pages need the policy. */
const typeBlocks = Object.fromEntries(
  Object.entries(TYPES)
    .filter(([extension]) => extension !== 'html')
    .map(([extension, type]) => [`/*.${extension}`, [`Content-Type: ${type}`, `! ${POLICY_HEADER}`]]),
)
const documentBlocks = Object.fromEntries(
  DOCUMENT_EXTENSIONS.map((extension) => [
    `/*.${extension}`,
    [...(typeBlocks[`/*.${extension}`] ?? [`! ${POLICY_HEADER}`]), `${POLICY_HEADER}: ${FILE_POLICY}`],
  ]),
)

/** Status 200 sends a file under another address. */
const redirectLines = ({ pages, redirects }: Rules): readonly string[] => [
  ...Object.entries(redirects).flatMap(([from, to]) =>
    encodedForms(from).flatMap((path) => [`${path} ${to} 301`, `${path}/ ${to} 301`]),
  ),
  ...Object.entries(HOMES).map(([path, file]) => `${path} ${file} 200`),
  ...Object.entries(HOME_MOVES).map(([file, path]) => `${file} ${path} 308`),
  ...pages.flatMap((page) => [`${page} ${page}.html 200`, `${page}/ ${page} 308`, `${page}.html ${page} 308`]),
]

export const cloudflare: WriteConfig = (rules: Rules) => ({
  // `html_handling`: Cloudflare's own redirects have status 307, and redirect `/contact/index.html` and `/index` too.
  'wrangler.jsonc': fillTemplate('cloudflare/wrangler.jsonc', { hostname: rules.hostname }),
  'worker.js': `// ${GENERATED}\n${WORKER}`,
  // Cloudflare compresses files itself.
  'site/.assetsignore': fillTemplate('cloudflare/.assetsignore'),
  'site/_headers': headersFile({
    '/*': [...commonLines(rules), `Allow: ${METHODS.join(', ')}`, `${ROBOTS_HEADER}: noindex`],
    // All other names, such as those of previews, are copies.
    [`https://${rules.hostname}/*`]: [`! ${ROBOTS_HEADER}`],
    ...typeBlocks,
    [ASSOCIATION_FILE]: [`Content-Type: ${TYPES.json}`, `! ${POLICY_HEADER}`],
    ...documentBlocks,
    ...immutableBlocks,
    ...(rules.editorPolicy && {
      [EDITOR_PAGE]: [`! ${POLICY_HEADER}`, `${POLICY_HEADER}: ${rules.editorPolicy}`],
    }),
  }),
  'site/_redirects': redirectsFile(redirectLines(rules)),
})
