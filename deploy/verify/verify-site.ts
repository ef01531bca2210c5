import { eachAtOnce } from '@/lib/each-at-once'

import { contractCases, copyCase, notFound, sent } from '../contract/cases'
import type { ContractCase, ContractRule } from '../contract/contract'
import { faultsOf, headerFaults } from '../contract/check'
import { askServer } from '../contract/request'
import { filesOfManifest, MANIFEST } from '../manifest'
import { CODINGS, ERROR_PAGE, readRules } from '../rules'
import { withoutEarlierScripts, withRetries } from './live-site'

/** Simultaneous requests: few enough for a small server and for the limits of a content network. */
const CONCURRENCY = 8

const UNKNOWN_PATH = '/verify-no-such-page'

const addressOf = (file: string) => encodeURI(file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''))

/**
 * The request for a file of the manifest. A compressed copy is requested at its original's address. If the host cannot
 * keep the rule for files, their types and cache rules are not checked; their bytes always are.
 */
function fileCase(file: string, files: ReadonlySet<string>, rules: readonly ContractRule[]): ContractCase {
  const copy = CODINGS.find(({ extension }) => file.endsWith(extension) && files.has(file.slice(0, -extension.length)))
  const original = copy ? file.slice(0, -copy.extension.length) : file
  const isErrorPage = original === ERROR_PAGE
  const path = isErrorPage ? UNKNOWN_PATH : addressOf(original)
  const rule = isErrorPage ? 'not-found' : 'files'
  const { headers, ...expected } = isErrorPage ? notFound : sent(original)
  return {
    rule,
    name: copy ? `${path} (${copy.name})` : path,
    request: { path, headers: { 'accept-encoding': copy?.name ?? 'identity' } },
    expected: rules.includes(rule) ? { ...expected, headers } : expected,
  }
}

/** Asks the live site for every exported file, and for what `rules` its host can keep. Rejects if nothing answers. */
export async function verifySite(origin: string, folder: string, rules: readonly ContractRule[]) {
  const ask = withRetries(askServer(origin, true))
  const site = readRules(folder)
  const files = [MANIFEST, ...filesOfManifest(folder)]
  const all = new Set(files)
  const others = [copyCase('/', new URL(origin).hostname, site), ...contractCases(folder, site)].filter(({ rule }) =>
    rules.includes(rule),
  )
  const cases = [...files.map((file) => fileCase(file, all, rules)), ...others]

  await ask({ path: '/', method: 'HEAD' })
  /** What differs from the build or the rules, one line for each request. */
  const faults: string[] = []
  /** Files that have a compressed copy but are sent uncompressed. */
  const uncompressed: string[] = []
  await eachAtOnce(cases, CONCURRENCY, async (one) => {
    try {
      const answer = withoutEarlierScripts(await ask(one.request), site.policy)
      const found = [
        ...faultsOf(folder, one, answer),
        ...(rules.includes('headers') ? headerFaults(site, one, answer) : []),
      ]
      if (found.length > 0) faults.push(`${one.name}: ${found.join(', ')}`)
      const wanted = one.request.headers?.['accept-encoding'] ?? 'identity'
      if (wanted !== 'identity' && !answer.headers['content-encoding']) uncompressed.push(one.name)
    } catch (error) {
      faults.push(`${one.name}: ${error instanceof Error ? error.message : error}`)
    }
  })
  return { requests: cases.length, faults: faults.sort(), uncompressed }
}
