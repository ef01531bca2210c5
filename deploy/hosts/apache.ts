import { DOCUMENT_EXTENSIONS, EDITOR_PAGE, FILE_POLICY, POLICY_HEADER, TYPES } from '../rules'
import { eachRedirect, fillTemplate, linesOf, type WriteConfig } from './host'

const charsetExtensions = Object.entries(TYPES)
  .filter(([, type]) => type.includes('charset'))
  .map(([extension]) => `.${extension}`)
  .join(' ')

const headerLine = (name: string, value: string) =>
  `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`

const editorSection = (policy: string) => `<FilesMatch "^${EDITOR_PAGE.slice(1)}\\.html(\\.(br|gz))?$">
  ${headerLine(POLICY_HEADER, policy)}
</FilesMatch>
`

export const apache: WriteConfig = ({ headers, pageHeaders, editorPolicy, hostname, redirects }) => ({
  '.htaccess': fillTemplate('apache/.htaccess', {
    charsetExtensions,
    redirects: eachRedirect(redirects, (pattern, to) => `  RedirectMatch 301 "${pattern}" ${to}\n`).join(''),
    redirected: eachRedirect(redirects, (pattern) => `RewriteRule "${pattern.replace('/', '')}" - [END]\n`).join(''),
    types: linesOf(TYPES, (extension, type) => `AddType ${type.split(';')[0]} .${extension}`),
    hostname: hostname.replaceAll('.', '\\.'),
    documents: DOCUMENT_EXTENSIONS.join('|'),
    filePolicy: `  ${headerLine(POLICY_HEADER, FILE_POLICY)}`,
    headers: linesOf(headers, headerLine),
    pageHeaders: linesOf(pageHeaders, (name, value) => `  ${headerLine(name, value)}`),
    editor: editorPolicy ? editorSection(editorPolicy) : '',
  }),
  'website.conf': fillTemplate('apache/website.conf', { hostname }),
})
