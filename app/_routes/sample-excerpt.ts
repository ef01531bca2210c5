import { messages } from '@/content/messages'
import { sampleAt } from '@/content/samples'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** The service whose sample home begins. */
const SERVICE = 'erp-solutions'
const COLUMNS = 3
const ROWS = 4

/** The beginning of a sample's first table, and a link to the sample. */
export function sampleExcerpt(locale: Locale) {
  const { copy, path } = sampleAt(SERVICE)
  const { title, blocks } = copy[locale]
  const table = blocks.find((block) => block.type === 'table')
  if (!table)
    throw new Error(`content/samples/${SERVICE}/${locale}.yaml: blocks needs a table, home shows its beginning`)
  return {
    title: messages[locale].samples.title({ title }),
    href: localizePath(locale, path),
    table: {
      ...table,
      columns: table.columns.slice(0, COLUMNS),
      rows: table.rows.slice(0, ROWS).map((cells) => cells.slice(0, COLUMNS)),
    },
  }
}
