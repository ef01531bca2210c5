import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ERROR_PAGE, FILE_POLICY, headersOfFile, POLICY_HEADER, type Rules } from '../rules'
import type { ContractCase } from './contract'
import { decoded, type HostAnswer } from './request'

const matches = (value: string | undefined, expected: string | RegExp | null) =>
  expected instanceof RegExp ? expected.test(value ?? '') : (value ?? null) === expected

function bodyFault(folder: string, { request, expected }: ContractCase, answer: HostAnswer): string[] {
  if (!expected.file || !expected.status.includes(answer.status)) return []
  if (request.method === 'HEAD') return answer.body.length === 0 ? [] : ['HEAD has a body']
  const file = readFileSync(join(folder, expected.file))
  const [first, last] = expected.bytes ?? [0, file.length - 1]
  return decoded(answer).equals(file.subarray(first, last + 1)) ? [] : [`the body is not ${expected.file}`]
}

/** Types that browsers show as a document, with its scripts. */
const DOCUMENT = /^(text\/html|image\/svg\+xml|application\/xml)/

/** nginx adds each header twice to this answer. */
const RANGE_NOT_SATISFIABLE = 416

/** Finds faults in the headers that every answer must have. */
export function headerFaults(rules: Rules, { expected }: ContractCase, answer: HostAnswer): string[] {
  const isDocument = [200, 404].includes(answer.status) && DOCUMENT.test(answer.headers['content-type'] ?? '')
  const policy = headersOfFile(expected.file ?? ERROR_PAGE, rules)[POLICY_HEADER]
  // Some networks choose it by the address, also where there is no such file. It allows less than the error page's.
  const hasFilePolicy = answer.status === 404 && answer.headers[POLICY_HEADER.toLowerCase()] === FILE_POLICY
  const wanted = { ...rules.headers, ...(isDocument && policy && !hasFilePolicy && { [POLICY_HEADER]: policy }) }
  const mayLack = expected.isMalformed || answer.status === RANGE_NOT_SATISFIABLE
  // Without a cache rule, browsers keep a redirect for good.
  const isKept =
    [301, 308].includes(answer.status) && !/no-cache|no-store|max-age=0/.test(answer.headers['cache-control'] ?? '')
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

/** Finds faults in the rest of the answer to a request of the contract. */
export function faultsOf(folder: string, one: ContractCase, answer: HostAnswer): string[] {
  const { status, headers = {} } = one.expected
  if (!status.includes(answer.status)) return [`status ${answer.status} instead of ${status.join(' or ')}`]
  const faults = Object.entries(headers).flatMap(([name, wanted]) =>
    matches(answer.headers[name], wanted) ? [] : [`${name}: ${answer.headers[name] ?? 'missing'}`],
  )
  return [...faults, ...bodyFault(folder, one, answer)]
}
