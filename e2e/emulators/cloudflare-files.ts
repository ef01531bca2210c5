/** Reads `_headers` and `_redirects` into the configuration of the assets as `wrangler` does. */

interface HeaderRule {
  set: Record<string, string>
  unset: string[]
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

export function readHeaders(text: string): Record<string, HeaderRule> {
  const rules: Record<string, HeaderRule> = {}
  let rule: HeaderRule = { set: {}, unset: [] }
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    if (/^(https:\/)?\//.test(line)) rules[line] = rule = { set: {}, unset: [] }
    else if (line.startsWith('! ')) rule.unset.push(line.slice(2))
    else rule.set[name.toLowerCase()] = value
  }
  return rules
}

/** Rules without `*` or placeholders, as all of ours are. */
export const readRedirects = (text: string) =>
  Object.fromEntries(
    linesOf(text).map((line, lineNumber) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return [from, { to, status: Number(status), lineNumber }]
    }),
  )
