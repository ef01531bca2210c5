import { allowsPolicy, mergePolicies } from '../content-security-policy'
import type { HostAnswer } from '../contract/request'

const HEADER = 'content-security-policy'

/**
 * The answer with the policy of the build where the live one differs from it only by hashes of other scripts: a server
 * goes on allowing the scripts of the releases before, whose pages may be open.
 */
export function withoutEarlierScripts(answer: HostAnswer, built: string): HostAnswer {
  const live = answer.headers[HEADER] ?? ''
  const withoutOthers = mergePolicies([built, live]).replaceAll(/ ('sha256-[^']+')/g, (text, hash: string) =>
    built.includes(hash) ? text : '',
  )
  if (!allowsPolicy(live, built) || withoutOthers !== built) return answer
  return { ...answer, headers: { ...answer.headers, [HEADER]: built } }
}
