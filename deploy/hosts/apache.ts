import { TYPES } from '../rules'
import { fillTemplate, linesOf, type WriteConfig } from './host'

const charsetExtensions = Object.entries(TYPES)
  .filter(([, type]) => type.includes('charset'))
  .map(([extension]) => `.${extension}`)
  .join(' ')

const headerLine = (name: string, value: string) =>
  `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`

export const apache: WriteConfig = ({ headers, pageHeaders, hostname }) => ({
  '.htaccess': fillTemplate('apache/.htaccess', {
    charsetExtensions,
    types: linesOf(TYPES, (extension, type) => `AddType ${type.split(';')[0]} .${extension}`),
    headers: linesOf(headers, headerLine),
    pageHeaders: linesOf(pageHeaders, (name, value) => `  ${headerLine(name, value)}`),
  }),
  'website.conf': fillTemplate('apache/website.conf', { hostname }),
})
