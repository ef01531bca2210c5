import { EDITOR_PAGE, POLICY_HEADER, TYPES } from '../rules'
import { eachRedirect, fillTemplate, linesOf, type WriteConfig } from './host'

/** nginx adds the charset to the types of `charset_types` itself. */
const bareType = (type: string) => type.split(';')[0] ?? type

/** nginx already lists text/html there, and warns about a duplicate. */
const charsetTypes = Object.values(TYPES)
  .filter((type) => type.includes('charset') && type !== TYPES.html)
  .map(bareType)
  .join(' ')

/**
 * A complete configuration for a server that runs without root, in a container or on a developer's machine. `config` is
 * the folder of http.conf and server.conf, `temp` that of the files that nginx writes.
 */
export const nginxProcess = (values: Record<'listen' | 'root' | 'config' | 'temp' | 'modules', string>): string =>
  fillTemplate('nginx/nginx.conf', values)

/** The variable that holds a header's value for the file being sent: `$site_referrer_policy` and so on. */
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
/** In a map, $ begins a variable, and nothing escapes it: so one variable holds it. */
const DOLLAR = '${site_dollar}'
const dollarVariable = 'geo $site_dollar {\n  default "$";\n}\n'
const valueFor = (files: string, value: string) =>
  `  "${files}" "${value.replaceAll('"', '\\"').replaceAll('$', () => DOLLAR)}";`
/** nginx prefers an exact name to a regular expression. */
const pageMap = (name: string, value: string, ofEditor?: string) =>
  [
    `map $uri ${variableOf(name)} {`,
    '  default "";',
    ...(ofEditor ? [valueFor(`${EDITOR_PAGE}.html`, ofEditor)] : []),
    valueFor('~\\.html$', value),
    '}',
  ].join('\n')

export const nginx: WriteConfig = ({ headers, pageHeaders, editorPolicy, hostname, redirects }) => ({
  'http.conf': fillTemplate('nginx/http.conf', {
    pageHeaders:
      (Object.values(pageHeaders).some((value) => value.includes('$')) ? dollarVariable : '') +
      linesOf(pageHeaders, (name, value) => pageMap(name, value, name === POLICY_HEADER ? editorPolicy : undefined)),
  }),
  'server.conf': fillTemplate('nginx/server.conf', {
    charsetTypes,
    redirects: eachRedirect(
      redirects,
      (pattern, to) => `location ~ ${pattern} {\n  return 301 ${to}$is_args$args;\n}\n`,
    ).join(''),
    types: linesOf(TYPES, (extension, type) => `  ${bareType(type)} ${extension};`),
    headers: linesOf(headers, (name, value) => `add_header ${name} '${value}' always;`),
    pageHeaders: linesOf(pageHeaders, (name) => `add_header ${name} ${variableOf(name)} always;`),
  }),
  'website.conf': fillTemplate('nginx/website.conf', { hostname }),
})
