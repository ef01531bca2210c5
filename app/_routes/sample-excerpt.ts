import type { SampleBandProps } from '@/components/sections/sample/sample-band'
import type { SheetOfSample } from '@/components/sections/sample/sample-sheet'
import { messages } from '@/content/messages'
import type { SampleBlock } from '@/content/schema/samples'
import { type Sample, sampleAt, sampleOf, samples } from '@/content/samples'
import { found } from '@/lib/found'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** The sample that home begins, with few rows, for length. */
const HOME = { slug: 'erp-solutions', parts: [0], rows: 4 }
/** A sheet is narrower than the page of a sample. */
const COLUMNS = 3
const ROWS = 6
/** So many rows of it stand in the middle of the page of a service. More would be too many bytes of some pages. */
const SHOWN_ROWS = 3

/** Parts of a sample, of each table the beginning, and a link to the sample. */
function sampleExcerpt(sample: Sample, parts: readonly number[], rows: number, locale: Locale): SheetOfSample {
  const { slug, path, copy } = sample
  const { title, blocks } = copy[locale]
  return {
    label: messages[locale].samples.label,
    title,
    href: localizePath(locale, path),
    blocks: parts.map((part) => {
      const block = found(blocks[part], `content/samples/${slug}/${locale}.yaml: blocks has no part ${part}`)
      if (block.type !== 'table') return block
      return {
        ...block,
        columns: block.columns.slice(0, COLUMNS),
        rows: block.rows.slice(0, rows).map((cells) => cells.slice(0, COLUMNS)),
        total: block.rows.length <= rows ? block.total : undefined,
      }
    }),
  }
}

/** The beginning of a sample for home. */
export const homeExcerpt = (locale: Locale) => sampleExcerpt(sampleAt(HOME.slug), HOME.parts, HOME.rows, locale)

/** What stands for a group of services, if the sample of one of them names it. */
export function groupExcerpt(group: string, locale: Locale) {
  const sample = samples.find(({ service, excerpt }) => service.group === group && excerpt)
  return sample?.excerpt && sampleExcerpt(sample, sample.excerpt, ROWS, locale)
}

/** The first rows of a part, of a table its first columns and its last. */
function beginning(block: SampleBlock): SampleBlock {
  if (block.type === 'record') return { ...block, entries: block.entries.slice(0, SHOWN_ROWS) }
  if (block.type !== 'table') return block
  const narrow = (cells: readonly string[]) => [...cells.slice(0, COLUMNS - 1), ...cells.slice(COLUMNS - 1).slice(-1)]
  return {
    ...block,
    columns: narrow(block.columns),
    rows: block.rows.slice(0, SHOWN_ROWS).map(narrow),
    total: undefined,
  }
}

/** The part of a service's sample that its page shows, if it has one. */
export function shownPart(slug: string, locale: Locale): Omit<SampleBandProps, 'locale'> | undefined {
  const sample = sampleOf(slug)
  if (!sample) return undefined
  const { path, shown, copy } = sample
  const { title, blocks } = copy[locale]
  const { label, open } = messages[locale].samples
  const block = found(blocks[shown], `content/samples/${slug}/${locale}.yaml: blocks has no part ${shown}`)
  return { title, link: { title: open, href: localizePath(locale, path) }, label, block: beginning(block) }
}
