import { site } from '@/content/site'

const originOf = (url: string) => new URL(url).origin

/** What the pages may load; everything else is refused. The same for all pages: it stays in force over navigation. */
function directives(scriptHashes: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const { deletionApis, map, logoUrl } = site
  const logo = /^https?:/.test(logoUrl) ? [originOf(logoUrl)] : []
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...logo],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", originOf(deletionApis.swin.url), originOf(deletionApis.lahfa.url)],
    'frame-src': [originOf(map.embedUrl)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
}

const serialize = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/** The policy for a page's `<meta>` element. `scriptHashes` are the quoted hashes of its inline scripts. */
export const metaPolicy = (scriptHashes: readonly string[]): string => serialize(directives(scriptHashes))

/**
 * The policy that allows what any of these allow. While a release replaces another, a server has pages of both, and its
 * one header must not stop the start-up script of either. A page's own `<meta>` policy stays as strict as it is.
 */
export function mergePolicies(policies: readonly string[]): string {
  const merged: Record<string, string[]> = {}
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ')
    merged[name] = [...(merged[name] ?? []), ...sources]
  }
  return serialize(merged)
}

/**
 * The policy as a response header, from those of the pages' `<meta>`. It can also say what `<meta>` cannot: that no page
 * may be framed (a deletion form in a frame could be clicked unseen), and where violations are reported.
 */
export const headerPolicy = (metaPolicies: readonly string[]): string =>
  mergePolicies([...metaPolicies, "frame-ancestors 'none'", ...(site.reportUrl ? ['report-to default'] : [])])

/** Whether a policy allows all that another one allows. */
export const allowsPolicy = (policy: string, other: string): boolean => mergePolicies([policy, other]) === policy
