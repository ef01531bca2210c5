import { allowsPolicy, mergePolicies } from '../content-security-policy'
import type { HostAnswer } from '../contract/request'

const HEADER = 'content-security-policy'

/**
 * Returns the answer with the build's policy if the live policy differs only by more script hashes: a server keeps
 * allowing the scripts of earlier releases, whose pages may still be open.
 */
export function withoutEarlierScripts(answer: HostAnswer, built: string): HostAnswer {
  const live = answer.headers[HEADER] ?? ''
  const withoutOthers = mergePolicies([built, live]).replaceAll(/ ('sha256-[^']+')/g, (text, hash: string) =>
    built.includes(hash) ? text : '',
  )
  if (!allowsPolicy(live, built) || withoutOthers !== built) return answer
  return { ...answer, headers: { ...answer.headers, [HEADER]: built } }
}
