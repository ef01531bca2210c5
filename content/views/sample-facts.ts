import { messages } from '@/content/messages'
import type { Sample } from '@/content/samples'
import type { SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

/** What a sample is about, who owns it and in which version. */
export function sampleFacts({ copy }: Sample, locale: Locale): readonly SampleEntry[] {
  const { facts, owner, version } = copy[locale]
  const labels = messages[locale].samples
  return [...facts, { label: labels.owner, value: owner }, { label: labels.version, value: version }]
}
