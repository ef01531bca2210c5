import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { exportedFiles, readRules, type Rules } from '../rules'
import { contractCases } from './cases'
import { CONTRACT_RULES, type ContractCase, type ContractRule } from './contract'
import { type Ask, decoded, type HostAnswer } from './request'

export interface CaseResult {
  rule: ContractRule
  name: string
  /** What is wrong with the answer; empty where it is right. */
  faults: readonly string[]
}

const matches = (value: string | undefined, expected: string | RegExp | null) =>
  expected instanceof RegExp ? expected.test(value ?? '') : (value ?? null) === expected

function bodyFault(folder: string, { request, expected }: ContractCase, answer: HostAnswer): string[] {
  if (!expected.file || !expected.status.includes(answer.status)) return []
  if (request.method === 'HEAD') return answer.body.length === 0 ? [] : ['HEAD has a body']
  const file = readFileSync(join(folder, expected.file))
  const [first, last] = expected.bytes ?? [0, file.length - 1]
  return decoded(answer).equals(file.subarray(first, last + 1)) ? [] : [`the body is not ${expected.file}`]
}

/** nginx adds each header twice to this answer. */
const RANGE_NOT_SATISFIABLE = 416

/** What is wrong with the headers that every answer must have. */
export function headerFaults({ headers, policy }: Rules, { expected }: ContractCase, answer: HostAnswer): string[] {
  const isPage = [200, 404].includes(answer.status) && answer.headers['content-type']?.startsWith('text/html')
  const wanted = { ...headers, ...(isPage && { 'Content-Security-Policy': policy }) }
  const mayLack = expected.isMalformed || answer.status === RANGE_NOT_SATISFIABLE
  // Without a rule browsers keep it for good.
  const isKept = answer.status === 308 && !/no-cache|no-store|max-age=0/.test(answer.headers['cache-control'] ?? '')
  const version = /nginx\/|Apache\/|Caddy\/|\d\.\d/.exec(answer.headers.server ?? '')
  return [
    ...Object.entries(mayLack ? {} : wanted).flatMap(([name, value]) => {
      const got = answer.headers[name.toLowerCase()]
      return got === value ? [] : [`${name}: ${got ?? 'missing'}`]
    }),
    ...(isKept ? [`cache-control of a redirect: ${answer.headers['cache-control'] ?? 'missing'}`] : []),
    ...(version ? [`server: ${answer.headers.server}`] : []),
    ...(answer.headers['x-powered-by'] ? [`x-powered-by: ${answer.headers['x-powered-by']}`] : []),
  ]
}

/** What is wrong with the answer to a request of the contract, besides those headers. */
export function faultsOf(folder: string, one: ContractCase, answer: HostAnswer): string[] {
  const { status, headers = {} } = one.expected
  if (!status.includes(answer.status)) return [`status ${answer.status} instead of ${status.join(' or ')}`]
  const faults = Object.entries(headers).flatMap(([name, wanted]) =>
    matches(answer.headers[name], wanted) ? [] : [`${name}: ${answer.headers[name] ?? 'missing'}`],
  )
  return [...faults, ...bodyFault(folder, one, answer)]
}

/** A browser that has a file asks whether it is still the same. */
async function conditionalResults(ask: Ask, files: readonly string[]): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  const picture = files.find((file) => file.endsWith('.avif')) ?? ''
  for (const path of ['/', '/contact', picture, '/sitemap.xml']) {
    const { etag, 'last-modified': modified } = (await ask({ path })).headers
    const check = async (name: string, headers: Readonly<Record<string, string>>, status: number) => {
      const answer = await ask({ path, headers })
      const isEmpty = status !== 304 || answer.body.length === 0
      const faults = answer.status === status && isEmpty ? [] : [`status ${answer.status} instead of ${status}`]
      results.push({ rule: 'conditions', name: `${name}, ${path}`, faults })
    }
    if (!etag && !modified) results.push({ rule: 'conditions', name: `validators, ${path}`, faults: ['none'] })
    if (etag) {
      await check('If-None-Match', { 'if-none-match': etag }, 304)
      await check('If-None-Match of a list', { 'if-none-match': `"other", ${etag}` }, 304)
    }
    await check('If-None-Match of another version', { 'if-none-match': '"other"' }, 200)
    if (modified) await check('If-Modified-Since', { 'if-modified-since': modified }, 304)
    if (modified) await check('If-Modified-Since now', { 'if-modified-since': new Date().toUTCString() }, 304)
    if (modified) await check('If-Modified-Since long ago', { 'if-modified-since': new Date(0).toUTCString() }, 200)
  }
  return results
}

/** Sends the requests of the contract, of all `rules` or some, to a host that serves `folder`; what is wrong, by request. */
export async function checkHost(
  ask: Ask,
  folder: string,
  rules: readonly ContractRule[] = CONTRACT_RULES,
): Promise<CaseResult[]> {
  const site = readRules(folder)
  const files = exportedFiles(folder)
  const cases = contractCases(files, site.pages, (file) => statSync(join(folder, file)).size)
  const results: CaseResult[] = []
  for (const one of cases.filter(({ rule }) => rules.includes(rule))) {
    const answer = await ask(one.request)
    results.push({ rule: one.rule, name: one.name, faults: faultsOf(folder, one, answer) })
    if (!rules.includes('headers')) continue
    results.push({ rule: 'headers', name: one.name, faults: headerFaults(site, one, answer) })
  }
  if (rules.includes('conditions')) results.push(...(await conditionalResults(ask, files)))
  return results
}
