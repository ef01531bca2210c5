import { statSync } from 'node:fs'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { join } from 'node:path'

import { type Capability, type ContractCase, contractCases, notFound, sent } from '../contract/cases'
import { faultsOf } from '../contract/check'
import { askServer } from '../contract/request'
import { MANIFEST, manifestOf } from '../manifest'
import { CODINGS, ERROR_PAGE, readRules } from '../rules'
import { withoutEarlierScripts } from './live-policy'
import { withRetries } from './retry'

/** Requests at once: few enough for a small server and for the limits of a content network. */
const CONCURRENCY = 8

/** An address that no site has. */
const UNKNOWN_PATH = '/verify-no-such-page'

const addressOf = (file: string) => encodeURI(file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''))

/** The request for a file of the manifest. A compressed copy is asked for by its original's address. */
function fileCase(file: string, files: ReadonlySet<string>): ContractCase {
  const copy = CODINGS.find(({ extension }) => file.endsWith(extension) && files.has(file.slice(0, -extension.length)))
  const original = copy ? file.slice(0, -copy.extension.length) : file
  const isErrorPage = original === ERROR_PAGE
  const path = isErrorPage ? UNKNOWN_PATH : addressOf(original)
  return {
    name: copy ? `${path} (${copy.name})` : path,
    request: { path, headers: { 'accept-encoding': copy?.name ?? 'identity' } },
    expected: isErrorPage ? notFound : sent(original),
  }
}

/** What the host must do besides sending files. Nothing malformed: a firewall in front might take it amiss. */
function otherCases(folder: string, files: readonly string[], pages: readonly string[]): readonly ContractCase[] {
  const isOther = ({ expected: { status, isMalformed } }: ContractCase) => !isMalformed && !status.includes(200)
  return contractCases(files, pages, (file) => statSync(join(folder, file)).size).filter(isOther)
}

/** Calls `work` for all items, for a few at once. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const next = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
}

export interface Verification {
  requests: number
  /** What differs from the build or the rules, a line for each request. */
  faults: readonly string[]
  /** Files that have a compressed copy and are sent without. */
  uncompressed: readonly string[]
}

/**
 * Asks the live site at `origin` for every file of the exported site in `folder`, and for what the rules say besides.
 * `can`: what its host is able to do. Rejects where there is no answer at all.
 */
export async function verifySite(origin: string, folder: string, can: readonly Capability[]): Promise<Verification> {
  const options = { keepAlive: true, maxSockets: CONCURRENCY }
  const agent = origin.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
  const ask = withRetries(askServer(origin, agent))
  const rules = readRules(folder)
  const files = [MANIFEST, ...manifestOf(folder).keys()]
  const all = new Set(files)
  const cases = [...files.map((file) => fileCase(file, all)), ...otherCases(folder, files, rules.pages)]
  const asked = cases.filter(({ needs = [] }) => needs.every((capability) => can.includes(capability)))

  await ask({ path: '/', method: 'HEAD' })
  const faults: string[] = []
  const uncompressed: string[] = []
  await forEach(asked, async (one) => {
    try {
      const answer = withoutEarlierScripts(await ask(one.request), rules.policy)
      const found = faultsOf(folder, rules, one, answer, can)
      if (found.length > 0) faults.push(`${one.name}: ${found.join(', ')}`)
      const wanted = one.request.headers?.['accept-encoding'] ?? 'identity'
      if (wanted !== 'identity' && !answer.headers['content-encoding']) uncompressed.push(one.name)
    } catch (error) {
      faults.push(`${one.name}: ${error instanceof Error ? error.message : error}`)
    }
  })
  agent.destroy()
  return { requests: asked.length, faults: faults.sort(), uncompressed }
}
