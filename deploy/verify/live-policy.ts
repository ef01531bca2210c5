import type { HostAnswer } from '../contract/request'

const HEADER = 'content-security-policy'
const SCRIPT_HASH = /^'sha256-/

/**
 * The answer without the script hashes of its policy that the build does not have: a server goes on allowing the
 * scripts of the releases before, whose pages may be open.
 */
export function withoutEarlierScripts(answer: HostAnswer, policy: string): HostAnswer {
  const own = new Set(policy.split(/; | /))
  const sources = answer.headers[HEADER]?.split(' ')
  const kept = sources?.filter((source) => !SCRIPT_HASH.test(source) || own.has(source.replace(/;$/, '')))
  return { ...answer, headers: { ...answer.headers, [HEADER]: kept?.join(' ') } }
}
