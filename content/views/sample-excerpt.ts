import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { type Sample, sampleAt, sampleOf, samples } from '@/content/samples'
import type { SampleBlock } from '@/content/schema/samples'
import { found } from '@/lib/found'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The home page shows few rows of a sample, to stay short. */
const HOME_ROWS = 4
/** A sheet is narrower than the page of a sample, so it shows fewer columns. */
const COLUMNS = 3
const ROWS = 6
/** The rows of an excerpt on the page of a service. */
const SHOWN_ROWS = 3

type Cells = readonly string[]

const firstColumns = (cells: Cells) => cells.slice(0, COLUMNS)
/** Keeps the last column, which says what came of it. */
const firstAndLastColumn = (cells: Cells) =>
  cells.length > COLUMNS ? [...cells.slice(0, COLUMNS - 1), ...cells.slice(-1)] : cells

/** The first `rows` of a part of a sample. Throws if it has no such part. */
function beginningOf(
  { slug, copy }: Sample,
  part: number,
  { rows, columns, locale }: { rows: number; columns: (cells: Cells) => Cells; locale: Locale },
): SampleBlock {
  const block = found(copy[locale].blocks[part], `content/samples/${slug}/${locale}.yaml: blocks has no part ${part}`)
  if (block.type === 'record') return { ...block, entries: block.entries.slice(0, rows) }
  if (block.type !== 'table') return block
  return {
    ...block,
    columns: [...columns(block.columns)],
    rows: block.rows.slice(0, rows).map((cells) => [...columns(cells)]),
    total: block.rows.length <= rows ? block.total : undefined,
  }
}

/** The beginnings of parts of a sample, and a link to the sample. */
function sampleExcerpt(sample: Sample, parts: readonly number[], rows: number, locale: Locale) {
  return {
    label: messages[locale].samples.label,
    title: sample.copy[locale].title,
    href: localizePath(locale, sample.path),
    blocks: parts.map((part) => beginningOf(sample, part, { rows, columns: firstColumns, locale })),
  }
}

/** The beginning of a sample for the home page. */
export function homeExcerpt(locale: Locale) {
  const { service, part } = content.pages.home.meta.sample
  return sampleExcerpt(sampleAt(service), [part], HOME_ROWS, locale)
}

/** The excerpt that represents a group of services, if the sample of one of them defines it. */
export function groupExcerpt(group: string, locale: Locale) {
  const sample = samples.find(({ service, excerpt }) => service.group === group && excerpt)
  return sample?.excerpt && sampleExcerpt(sample, sample.excerpt, ROWS, locale)
}

/** The part of a service's sample that its page shows, if it has one. */
export function shownPart(slug: string, locale: Locale) {
  const sample = sampleOf(slug)
  if (!sample) return undefined
  const { label, open } = messages[locale].samples
  return {
    title: sample.copy[locale].title,
    link: { title: open, href: localizePath(locale, sample.path) },
    label,
    block: beginningOf(sample, sample.shown, { rows: SHOWN_ROWS, columns: firstAndLastColumn, locale }),
  }
}
