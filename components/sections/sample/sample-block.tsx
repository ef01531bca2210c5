import type { ReactNode } from 'react'

import { FoldedList, type FoldedLabel } from '@/components/ui/disclosures'
import type { SampleBlock as Block } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { SampleEntries } from './sample-entries'
import { SampleTable } from './sample-table'
import { LINE } from './sample-line'
import { SampleText } from './sample-text'

/** An Arabic string literal in code, between its quotation marks. */
const ARABIC_STRING = /(?<=")([^"]*\p{sc=Arabic}[^"]*)(?=")/u

interface FoldedTableProps {
  label?: FoldedLabel
  count: number
  children: ReactNode
}

/** A table whose rows phones fold, if there is a label for it. */
const FoldedTable = ({ label, count, children }: FoldedTableProps) =>
  label ? (
    <FoldedList label={label} count={count}>
      {children}
    </FoldedList>
  ) : (
    children
  )

interface SampleBlockProps {
  /** The id of its heading. */
  id: string
  block: Block
  /** The number of columns of the sample's widest table, if its tables share a grid. */
  grid?: number
  /** An excerpt on another page: phones show each row of a table in two lines, and a hovered row stands out. */
  brief?: boolean
  /** Without it, long tables are not folded. */
  folded?: FoldedLabel
  locale: Locale
}

/** A part of a sample: a table, a record, steps, code or a note. */
export function SampleBlock({ id, block, grid, brief, folded, locale }: SampleBlockProps) {
  if (block.type === 'note') {
    return (
      <p>
        <SampleText text={block.text} locale={locale} />
      </p>
    )
  }
  return (
    <>
      <h3 id={id} className="mb-4 text-name">
        <SampleText text={block.caption} locale={locale} />
      </h3>
      {block.type === 'table' && (
        <FoldedTable label={block.folded ? folded : undefined} count={block.rows.length}>
          <SampleTable labelledBy={id} block={block} grid={grid} brief={brief} locale={locale} />
        </FoldedTable>
      )}
      {block.type === 'record' && <SampleEntries entries={block.entries} brief={brief} locale={locale} />}
      {block.type === 'code' && (
        <pre className="bg-sand-100 p-5 text-sm whitespace-pre-wrap md:font-mono" lang="en" dir="ltr" translate="no">
          <code>
            {block.code.split(ARABIC_STRING).map((part, index) =>
              index % 2 ? (
                <bdi key={`${index} ${part}`} lang="ar">
                  {part}
                </bdi>
              ) : (
                part
              ),
            )}
          </code>
        </pre>
      )}
      {block.type === 'steps' && (
        <ol className="list-decimal ps-5">
          {block.items.map((item) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard and a tap light a line too
            <li key={item} className={brief ? LINE : undefined} tabIndex={brief ? 0 : undefined}>
              <SampleText text={item} locale={locale} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
