import {
  EDITOR_PAGE,
  ERROR_PAGE,
  HOMES,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  POLICY_HEADER,
  type Rules,
  TYPES,
} from '../rules'
import { commonLines, headersFile, redirectsFile } from './header-files'
import { GENERATED, homeMoves, type WriteConfig } from './host'

/** Pretty URLs move `/x/` to `/x` where that is a page: a rule for one would match the other too, and never end. */
const config = `# ${GENERATED}
[build]
  publish = "site"

[build.processing.html]
  pretty_urls = true
`

/** A rule for a path matches it with a slash at the end too. \`!\`: also where there is a file. */
const redirects = (pages: readonly string[]): readonly (readonly [string, string, string])[] => [
  ...Object.entries(HOMES)
    .filter(([path]) => path !== '/' && path.endsWith('/'))
    .map(([path, file]) => [path, file, '200!'] as const),
  ...homeMoves.map(([file, path]) => [file, path, '308!'] as const),
  ...pages.map((page) => [`${page}.html`, page, '308!'] as const),
  ...['/404', ERROR_PAGE, '/index'].map((path) => [path, ERROR_PAGE, '404!'] as const),
]

/** Of a header that two blocks set, the later value is sent. */
export const netlify: WriteConfig = (rules: Rules) => ({
  'netlify.toml': config,
  'site/_headers': headersFile(GENERATED, {
    '/*': commonLines(rules),
    // A header cannot be removed; this much of the policy keeps Safari's PDF view working.
    '/pdfs/*': ["Content-Security-Policy: frame-ancestors 'none'"],
    ...(rules.editorPolicy && { [EDITOR_PAGE]: [`${POLICY_HEADER}: ${rules.editorPolicy}`] }),
    '/favicon.ico': [`Content-Type: ${TYPES.ico}`],
    '/accessibility.openacr.yaml': [`Content-Type: ${TYPES.yaml}`],
    ...Object.fromEntries(IMMUTABLE_FOLDERS.map((folder) => [`${folder}*`, [`Cache-Control: ${IMMUTABLE}`]])),
  }),
  'site/_redirects': redirectsFile(GENERATED, redirects(rules.pages)),
})
