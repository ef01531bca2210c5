import { EDITOR_PAGE, POLICY_HEADER, TYPES } from '../rules'
import { fillTemplate, linesOf, type WriteConfig } from './host'

const types = linesOf(
  TYPES,
  (extension, type) =>
    `\t\t@type_${extension} path *.${extension}\n\t\theader @type_${extension} Content-Type "${type}"`,
)

const headerLine = (name: string, value: string) => `\t\t${name} \`${value}\``

/** Comes after the headers of all pages, because Caddy sends the later value. */
const editorHeader = (policy: string) =>
  `\t\t@editor path ${EDITOR_PAGE}.html\n\t\theader @editor ${POLICY_HEADER} \`${policy}\`\n`

export const caddy: WriteConfig = ({ headers, pageHeaders, editorPolicy, hostname }) => ({
  'website.caddy': fillTemplate('caddy/website.caddy', {
    types,
    headers: linesOf(headers, headerLine),
    pageHeaders: linesOf(pageHeaders, (name, value) => `\t${headerLine(name, value)}`),
    editor: editorPolicy ? editorHeader(editorPolicy) : '',
  }),
  Caddyfile: fillTemplate('caddy/Caddyfile', { hostname }),
})
