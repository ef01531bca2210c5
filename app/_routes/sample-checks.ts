import { messages } from '@/content/messages'
import type { Sample } from '@/content/samples'
import type { Locale } from '@/lib/locale'

/** What a reader may check in a sample of any vendor, this one included: its sums only where it has a total. */
export function sampleChecks({ copy }: Sample, locale: Locale): readonly string[] {
  const { sources, sums, owner } = messages[locale].samples.checks
  const hasTotal = copy[locale].blocks.some((block) => block.type === 'table' && block.total)
  return hasTotal ? [sources, sums, owner] : [sources, owner]
}
