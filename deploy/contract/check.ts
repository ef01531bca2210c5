import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { exportedFiles, readRules, type Rules } from '../rules'
import { type Capability, type ContractCase, contractCases } from './cases'
import { type Ask, decoded, type HostAnswer } from './request'

export interface CaseResult {
  name: string
  /** What is wrong with the answer; empty where it is right. */
  faults: readonly string[]
  /** The host cannot do what the case needs. */
  skipped: boolean
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

function ruleFaults({ headers, policy }: Rules, answer: HostAnswer): string[] {
  if (answer.status === RANGE_NOT_SATISFIABLE) return []
  const isPage = [200, 404].includes(answer.status) && answer.headers['content-type']?.startsWith('text/html')
  const wanted = { ...headers, ...(isPage && { 'Content-Security-Policy': policy }) }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = answer.headers[name.toLowerCase()]
    return got === value ? [] : [`${name}: ${got ?? 'missing'}`]
  })
}

function faultsOf(folder: string, rules: Rules, one: ContractCase, answer: HostAnswer, can: readonly Capability[]) {
  const { status, headers = {} } = one.expected
  const isAsWanted = status.includes(answer.status)
  const headerFaults = Object.entries(headers).flatMap(([name, wanted]) =>
    isAsWanted && !matches(answer.headers[name], wanted) ? [`${name}: ${answer.headers[name] ?? 'missing'}`] : [],
  )
  return [
    ...(isAsWanted ? [] : [`status ${answer.status} instead of ${status.join(' or ')}`]),
    ...headerFaults,
    ...(can.includes('headers') && !one.expected.isMalformed ? ruleFaults(rules, answer) : []),
    ...(/nginx\/|Apache\/|Caddy\/|\d\.\d/.test(answer.headers.server ?? '')
      ? [`server: ${answer.headers.server}`]
      : []),
    ...(answer.headers['x-powered-by'] ? [`x-powered-by: ${answer.headers['x-powered-by']}`] : []),
    ...bodyFault(folder, one, answer),
  ]
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
      results.push({ name: `${name}, ${path}`, faults, skipped: false })
    }
    if (!etag && !modified) results.push({ name: `validators, ${path}`, faults: ['none'], skipped: false })
    if (etag) {
      await check('If-None-Match', { 'if-none-match': etag }, 304)
      await check('If-None-Match of a list', { 'if-none-match': `"other", ${etag}` }, 304)
    }
    await check('If-None-Match of another version', { 'if-none-match': '"other"' }, 200)
    if (modified) await check('If-Modified-Since', { 'if-modified-since': modified }, 304)
    if (modified) await check('If-Modified-Since long ago', { 'if-modified-since': new Date(0).toUTCString() }, 200)
  }
  return results
}

/** Sends every request of the contract to a host that serves `folder` and returns what is wrong with the answers. */
export async function checkHost(ask: Ask, folder: string, can: readonly Capability[]): Promise<CaseResult[]> {
  const rules = readRules(folder)
  const files = exportedFiles(folder)
  const cases = contractCases(files, rules.pages, (file) => statSync(join(folder, file)).size)
  const results: CaseResult[] = []
  for (const one of cases) {
    const skipped = one.needs?.some((capability) => !can.includes(capability)) ?? false
    const faults = skipped ? [] : faultsOf(folder, rules, one, await ask(one.request), can)
    results.push({ name: one.name, faults, skipped })
  }
  if (can.includes('partial')) results.push(...(await conditionalResults(ask, files)))
  return results
}
