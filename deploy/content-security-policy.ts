import { site } from '@/content/site'
import { stripLocalePrefix } from '@/lib/localize-path'
import { isDeletionPath } from '@/content/page-paths'

/** What ends neither a source nor a directive, in every browser and in every host's configuration. */
const SOURCE = /^https?:\/\/[\w.:[\]-]+$/

/** The source of an address. Settings are checked earlier; this keeps the policy intact whatever passes those checks. */
function originOf(url: string): string {
  const { origin } = new URL(url)
  if (!SOURCE.test(origin)) throw new Error(`The Content-Security-Policy cannot name ${origin}`)
  return origin
}

/** Whether the page at `path` counts visits. Those with a password field run no script of others. */
const isCounted = (path: string) => !isDeletionPath(stripLocalePrefix(path))

/** What the page may load. The policy of the first page stays in force over client-side navigation. */
function directives(scriptHashes: readonly string[], path: string): Readonly<Record<string, readonly string[]>> {
  const { analytics, apps, map, logoUrl } = site
  const counter = analytics && isCounted(path) ? [originOf(analytics.url)] : []
  const logo = /^https?:/.test(logoUrl) ? [originOf(logoUrl)] : []
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...counter],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...logo],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The map's frame is shown once its host has answered (map-frame.tsx).
    'connect-src': [
      "'self'",
      ...Object.values(apps).map(({ api }) => originOf(api.url)),
      originOf(map.embedUrl),
      ...counter,
    ],
    'frame-src': [originOf(map.embedUrl)],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
}

const serialize = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/** The policy for the `<meta>` element of the page at `path`. `scriptHashes` are the quoted hashes of its inline scripts. */
export const metaPolicy = (scriptHashes: readonly string[], path: string): string =>
  serialize(directives(scriptHashes, path))

/**
 * Returns a policy that allows what any of these allow: the one header of a server must allow the start-up scripts of all
 * pages. Each page's own `<meta>` policy stays strict.
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
 * Turns the policies of the pages' `<meta>` elements into a response header. It adds what `<meta>` cannot say: that no
 * page may be framed (a visitor could click a framed deletion form unseen), and where to report violations.
 */
export const headerPolicy = (metaPolicies: readonly string[]): string =>
  mergePolicies([...metaPolicies, "frame-ancestors 'none'", ...(site.reportUrl ? ['report-to default'] : [])])

/** Whether a policy allows everything that another one allows. */
export const allowsPolicy = (policy: string, other: string): boolean => mergePolicies([policy, other]) === policy
