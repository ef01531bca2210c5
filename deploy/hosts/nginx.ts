import { DOCUMENT_EXTENSIONS, EDITOR_PAGE, FILE_POLICY, POLICY_HEADER, type Rules, TYPES } from '../rules'
import { type ConfigFiles, eachRedirect, fillTemplate, linesOf, type WriteConfig } from './host'

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
/** nginx prefers an exact name to a regular expression. `others` are the values for files that are no pages. */
const pageMap = (name: string, value: string, others: readonly string[] = []) =>
  [`map $uri ${variableOf(name)} {`, '  default "";', ...others, valueFor('~\\.html$', value), '}'].join('\n')

const policiesOfOthers = (ofEditor?: string) => [
  ...(ofEditor ? [valueFor(`${EDITOR_PAGE}.html`, ofEditor)] : []),
  valueFor(`~*\\.(${DOCUMENT_EXTENSIONS.join('|')})$`, FILE_POLICY),
]

/** What a server block needs. Under `otherNames`, too, the site is no copy. */
export const nginxRules = (
  { headers, pageHeaders, editorPolicy, hostname, redirects }: Rules,
  otherNames: readonly string[] = [],
): ConfigFiles => ({
  'http.conf': fillTemplate('nginx/http.conf', {
    pageHeaders:
      (Object.values(pageHeaders).some((value) => value.includes('$')) ? dollarVariable : '') +
      linesOf(pageHeaders, (name, value) =>
        pageMap(name, value, name === POLICY_HEADER ? policiesOfOthers(editorPolicy) : []),
      ),
    names: [hostname, ...otherNames].map((name) => `  "${name}" "";`).join('\n'),
  }),
  'server.conf': fillTemplate('nginx/server.conf', {
    charsetTypes,
    redirects: eachRedirect(
      redirects,
      (pattern, to) => `location ~ "${pattern}" {\n  return 301 ${to}$is_args$args;\n}\n`,
    ).join(''),
    types: linesOf(TYPES, (extension, type) => `  ${bareType(type)} ${extension};`),
    headers: linesOf(headers, (name, value) => `add_header ${name} '${value}' always;`),
    pageHeaders: linesOf(pageHeaders, (name) => `add_header ${name} ${variableOf(name)} always;`),
  }),
})

export const nginx: WriteConfig = (rules) => ({
  ...nginxRules(rules),
  'website.conf': fillTemplate('nginx/website.conf', { hostname: rules.hostname }),
})
