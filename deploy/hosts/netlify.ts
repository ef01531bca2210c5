import { encodedForms } from '@/lib/old-path'

import {
  ASSOCIATION_FILE,
  DOCUMENT_EXTENSIONS,
  EDITOR_PAGE,
  ERROR_PAGE,
  FILE_POLICY,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  POLICY_HEADER,
  type Rules,
  TYPES,
} from '../rules'
import { commonLines, fillTemplate, headersFile, HOME_MOVES, redirectsFile, type WriteConfig } from './host'

/** A rule for a path also matches it with a trailing slash. \`!\` applies the rule even if a file exists. */
const redirectLines = ({ pages, redirects }: Rules): readonly string[] => [
  ...Object.entries(redirects).flatMap(([from, to]) => encodedForms(from).map((path) => `${path} ${to} 301!`)),
  '/ar/ /ar.html 200!',
  ...Object.entries(HOME_MOVES).map(([file, path]) => `${file} ${path} 308!`),
  ...pages.map((page) => `${page}.html ${page} 308!`),
  ...['/404', ERROR_PAGE, '/index'].map((path) => `${path} ${ERROR_PAGE} 404!`),
]

/** If two blocks set a header, Netlify sends the later value. */
export const netlify: WriteConfig = (rules: Rules) => ({
  // Its pretty URLs redirect `/x/` to `/x` where that is a page. A rule for one would match the other too and loop.
  'netlify.toml': fillTemplate('netlify/netlify.toml'),
  'site/_headers': headersFile({
    '/*': commonLines(rules),
    // Netlify cannot remove a header; this minimal policy keeps Safari's PDF viewer working.
    '/pdfs/*': ["Content-Security-Policy: frame-ancestors 'none'"],
    ...Object.fromEntries(
      DOCUMENT_EXTENSIONS.map((extension) => [`/*.${extension}`, [`${POLICY_HEADER}: ${FILE_POLICY}`]]),
    ),
    ...(rules.editorPolicy && { [EDITOR_PAGE]: [`${POLICY_HEADER}: ${rules.editorPolicy}`] }),
    [ASSOCIATION_FILE]: [`Content-Type: ${TYPES.json}`],
    '/favicon.ico': [`Content-Type: ${TYPES.ico}`],
    '/accessibility.openacr.yaml': [`Content-Type: ${TYPES.yaml}`],
    ...Object.fromEntries(IMMUTABLE_FOLDERS.map((folder) => [`${folder}*`, [`Cache-Control: ${IMMUTABLE}`]])),
  }),
  'site/_redirects': redirectsFile(redirectLines(rules)),
})
