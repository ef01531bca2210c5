import { sampleFacts } from '@/app/_routes/sample-facts'
import { messages } from '@/content/messages'
import { type Sample, sampleOf, samples } from '@/content/samples'
import type { SampleBlock, SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { cited, heading, list, numberedList, table } from './blocks'
import { twinLink } from './twin-link'

const entryList = (entries: readonly SampleEntry[]) => list(entries.map(({ label, value }) => `**${label}**: ${value}`))

function blockOf(block: SampleBlock): string[] {
  if (block.type === 'note') return [block.text]
  const title = heading(3, block.caption)
  switch (block.type) {
    case 'table':
      return [title, table(block.columns, block.rows)]
    case 'record':
      return [title, entryList(block.entries)]
    case 'steps':
      return [title, numberedList(block.items)]
    case 'code':
      return [title, `\`\`\`\n${block.code.trimEnd()}\n\`\`\``]
  }
}

/** A link to the Markdown twin of a sample. */
export const sampleTwin = ({ path, copy }: Sample, locale: Locale): string =>
  twinLink(messages[locale].samples.title(copy[locale]), path, locale)

/** The link to a service's sample; nothing if it has none. */
export function sampleTwinOf(slug: string, locale: Locale): string {
  const sample = sampleOf(slug)
  return sample ? sampleTwin(sample, locale) : ''
}

/** The blocks of a sample's page; none for any other page. */
export function sampleBlocks(path: string, locale: Locale): string[] {
  const sample = samples.find((entry) => entry.path === path)
  if (!sample) return []
  const { service } = sample
  const { label, note, reading } = messages[locale].samples
  const { title } = service.entry.copy[locale]
  const copy = sample.copy[locale]
  return [
    note,
    heading(2, label),
    entryList(sampleFacts(sample, locale)),
    ...copy.blocks.flatMap(blockOf),
    heading(2, reading),
    cited({ text: copy.reading, notes: sample.notes.map((_note, index) => index + 1) }),
    twinLink(messages[locale].samples.service({ title }), service.path, locale),
  ]
}
