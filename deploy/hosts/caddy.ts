import { ASSOCIATION_FILE, DOCUMENT_EXTENSIONS, EDITOR_PAGE, FILE_POLICY, POLICY_HEADER, TYPES } from '../rules'
import { eachRedirect, fillTemplate, linesOf, type WriteConfig } from './host'

const types = linesOf(
  TYPES,
  (extension, type) =>
    `\t\t@type_${extension} path *.${extension}\n\t\theader @type_${extension} Content-Type "${type}"`,
)

const headerLine = (name: string, value: string) => `\t\t${name} \`${value}\``

/** Comes after the headers of all pages, because Caddy sends the later value. */
const editorHeader = (policy: string) =>
  `\t\t@editor path ${EDITOR_PAGE}.html\n\t\theader @editor ${POLICY_HEADER} \`${policy}\`\n`

/** A rewrite keeps the query. */
const redirect = (pattern: string, to: string, index: number) => `		@old_${index} path_regexp \`${pattern}\`
		route @old_${index} {
			rewrite * ${to}
			redir {uri} 301
		}
`

export const caddy: WriteConfig = ({ headers, pageHeaders, editorPolicy, hostname, redirects }) => ({
  'website.caddy': fillTemplate('caddy/website.caddy', {
    types,
    association: ASSOCIATION_FILE,
    redirects: eachRedirect(redirects, redirect).join(''),
    hostname,
    documents: DOCUMENT_EXTENSIONS.map((extension) => `*.${extension}`).join(' '),
    filePolicy: headerLine(POLICY_HEADER, FILE_POLICY),
    headers: linesOf(headers, headerLine),
    pageHeaders: linesOf(pageHeaders, (name, value) => `\t${headerLine(name, value)}`),
    editor: editorPolicy ? editorHeader(editorPolicy) : '',
  }),
  Caddyfile: fillTemplate('caddy/Caddyfile', { hostname }),
})
