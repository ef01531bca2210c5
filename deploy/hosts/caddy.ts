import { TYPES } from '../rules'
import { fillTemplate, linesOf, type WriteConfig } from './host'

const types = linesOf(
  TYPES,
  (extension, type) =>
    `\t\t@type_${extension} path *.${extension}\n\t\theader @type_${extension} Content-Type "${type}"`,
)

export const caddy: WriteConfig = ({ headers, policy, hostname }) => ({
  'website.caddy': fillTemplate('caddy/website.caddy', {
    types,
    policy,
    headers: linesOf(headers, (name, value) => `\t\t${name} \`${value}\``),
  }),
  Caddyfile: fillTemplate('caddy/Caddyfile', { hostname }),
})
