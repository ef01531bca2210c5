import { TYPES } from '../rules'
import { fillTemplate, linesOf, type WriteConfig } from './host'

const charsetExtensions = Object.entries(TYPES)
  .filter(([, type]) => type.includes('charset'))
  .map(([extension]) => `.${extension}`)
  .join(' ')

const escaped = (value: string) => value.replaceAll('"', '\\"').replaceAll('%', '%%')

export const apache: WriteConfig = ({ headers, policy, hostname }) => ({
  '.htaccess': fillTemplate('apache/.htaccess', {
    charsetExtensions,
    policy,
    types: linesOf(TYPES, (extension, type) => `AddType ${type.split(';')[0]} .${extension}`),
    headers: linesOf(headers, (name, value) => `Header always set ${name} "${escaped(value)}"`),
  }),
  'website.conf': fillTemplate('apache/website.conf', { hostname }),
})
