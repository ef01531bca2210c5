import { TYPES } from '../rules'
import { fillTemplate, linesOf, type WriteConfig } from './host'

const types = linesOf(
  TYPES,
  (extension, type) =>
    `\t\t@type_${extension} path *.${extension}\n\t\theader @type_${extension} Content-Type "${type}"`,
)

const headerLine = (name: string, value: string) => `\t\t${name} \`${value}\``

export const caddy: WriteConfig = ({ headers, pageHeaders, hostname }) => ({
  'website.caddy': fillTemplate('caddy/website.caddy', {
    types,
    headers: linesOf(headers, headerLine),
    pageHeaders: linesOf(pageHeaders, (name, value) => `\t${headerLine(name, value)}`),
  }),
  Caddyfile: fillTemplate('caddy/Caddyfile', { hostname }),
})
