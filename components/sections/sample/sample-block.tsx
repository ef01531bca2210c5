import { describedEntry } from '@/components/ui/description-list/described-entry'
import { ruledList } from '@/components/ui/ruled-list'
import type { ReactNode } from 'react'

import type { SampleBlock as Block, SampleEntry } from '@/content/schema/samples'
import { FoldedList, type FoldedLabel } from '@/components/ui/disclosures'
import type { Locale } from '@/lib/locale'
import { fixedSpaces } from '@/lib/fixed-spaces'

import { amountColumns } from './amount-columns'
import { phoneLayout } from './phone-layout'
import { SampleText } from './sample-text'

/** A string of a program in Arabic, between its quotation marks. */
const ARABIC_STRING = /(?<=")([^"]*\p{sc=Arabic}[^"]*)(?=")/u

/**
 * The line that is pointed at, tapped or focused stays; the others wait. Its rule or reason, which ends it, turns gold, with
 * a star in the margin.
 */
const LINE =
  'group/row relative transition-opacity duration-normal [:is(:hover,:focus-within)>&]:not-[:hover,:focus]:opacity-45'
const REASON =
  'group-[:is(:hover,:focus)]/row:text-accent after:absolute after:end-full after:top-4 after:me-2 after:size-3 group-[:is(:hover,:focus)]/row:after:star-mark'

interface SampleEntriesProps {
  entries: readonly SampleEntry[]
  /** Each value stands beside its label, instead of below it in columns. */
  brief?: boolean
  locale: Locale
}

/** Labels with their values. */
export const SampleEntries = ({ entries, brief, locale }: SampleEntriesProps) => {
  const look = describedEntry(brief ? 'beside' : undefined)
  return (
    <dl className={ruledList({ columns: brief ? undefined : entries.length % 3 ? 2 : 3, spaced: true })}>
      {entries.map(({ label, value }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard and a tap light a line too
        <div key={label} className={brief ? `${look.entry} ${LINE}` : look.entry} tabIndex={brief ? 0 : undefined}>
          <dt className={look.name}>
            <SampleText text={label} locale={locale} />
          </dt>
          <dd className={brief ? `${look.text} ${REASON}` : look.text}>
            <SampleText text={value} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * From 1024 px on, the columns of all tables of a sample stand on one grid. The last column takes what is left.
 * A shorter table that ends with amounts is narrower instead, and ends with them: a sum stands near its name.
 */
const COLUMN_WIDTHS: Readonly<Record<number, string>> = { 2: 'lg:w-1/2', 3: 'lg:w-1/3', 4: 'lg:w-1/4', 5: 'lg:w-1/5' }

/** What phones show of a cell, which names its column if it is labelled. */
const PHONE = {
  plain: 'max-md:screen:py-0.5',
  amount: 'items-baseline max-md:screen:grid max-md:screen:grid-cols-[1fr_5rem] max-md:screen:py-0.5',
  /** The values of all rows stand on one axis. */
  labelled: 'items-baseline max-md:screen:grid max-md:screen:grid-cols-[min(9.25rem,45%)_1fr] max-md:screen:py-0.5',
  /** Small what belongs to a name or an amount. */
  beside: 'text-sm text-muted max-md:screen:py-0.5 md:text-body md:text-fg',
  /** All values of a row in one line. */
  brief:
    'max-md:inline max-md:py-0 max-md:text-sm max-md:text-muted max-md:not-last:after:content-["_·_"] max-md:[&[data-column]::before]:me-[0.5ch] md:text-body md:text-fg',
} as const

function phoneLook(cell: { isLabelled: boolean; isAmount: boolean; isEnd: boolean; brief?: boolean }) {
  const { isLabelled, isAmount, isEnd, brief } = cell
  if (brief && !isEnd) return PHONE.brief
  if (isLabelled) return isAmount ? PHONE.amount : PHONE.labelled
  return isAmount ? PHONE.plain : PHONE.beside
}

interface SampleTableProps {
  /** The id of its heading. In a `<caption>`, CSS that changes `display` makes the heading a child no table may have. */
  labelledBy: string
  block: Extract<Block, { type: 'table' }>
  /** The number of columns of the grid. Without it each column is as wide as it needs. */
  grid?: number
  /** Phones show each row in two lines, and leave the names of columns out before long values. */
  brief?: boolean
  locale: Locale
}

/** Characters. After a longer value phones have no room for the name of its column. */
const LONG_VALUE = 20

const SampleTable = ({ labelledBy, block, grid, brief, locale }: SampleTableProps) => {
  const { columns, rows, total } = block
  const amounts = amountColumns(rows)
  const { phone, isEnd } = phoneLayout(rows)
  /** Then the heads of the columns say enough. */
  const showsAmounts = amounts.some((isAmount, column) => isAmount && isEnd(column))
  /** On a sheet the last column ends with it. */
  const end = grid === undefined ? 'md:last:pe-0' : undefined
  const isNarrow = grid !== undefined && columns.length < grid && amounts.at(-1)
  return (
    <table
      className={`data-table ${grid ? 'lg:table-fixed' : ''} ${isNarrow ? 'lg:ms-auto lg:w-3/4' : ''}`.trim()}
      data-phone={phone}
      role="table"
      aria-labelledby={labelledBy}
    >
      {grid && (
        <colgroup>
          {columns.map((column, index) => (
            <col
              key={column}
              className={index === columns.length - 1 ? undefined : COLUMN_WIDTHS[isNarrow ? columns.length : grid]}
            />
          ))}
        </colgroup>
      )}
      <thead role="rowgroup" data-shown={showsAmounts || undefined}>
        <tr role="row">
          {columns.map((column, index) => (
            <th
              key={column}
              className={end ? `${PHONE.plain} ${end}` : PHONE.plain}
              data-amount={amounts[index] || undefined}
              data-end={isEnd(index) || undefined}
              role="columnheader"
              scope="col"
            >
              <SampleText text={column} locale={locale} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells], row) => (
          <tr
            key={name}
            className={brief ? `${LINE} max-md:py-2` : undefined}
            role="row"
            tabIndex={brief ? 0 : undefined}
            data-total={(total && row === rows.length - 1) || undefined}
          >
            <th className={PHONE.plain} role="rowheader" scope="row">
              <SampleText text={name} locale={locale} />
            </th>
            {cells.map((cell, index) => {
              const column = index + 1
              const isLabelled = !showsAmounts && !isEnd(column) && !(brief && cell.length > LONG_VALUE)
              return (
                <td
                  key={columns[column]}
                  className={[
                    end,
                    phoneLook({ isLabelled, isAmount: Boolean(amounts[column]), isEnd: isEnd(column), brief }),
                    brief && index === cells.length - 1 && REASON,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  data-amount={amounts[column] || undefined}
                  data-end={isEnd(column) || undefined}
                  role="cell"
                  data-column={isLabelled ? fixedSpaces((columns[column] ?? '').replaceAll('`', '')) : undefined}
                >
                  {/* One box beside the name of the column, on phones. */}
                  <span>
                    <SampleText text={cell} locale={locale} />
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
  /** Of its heading. */
  id: string
  block: Block
  /** The number of columns of the sample's widest table, if its tables share a grid. */
  grid?: number
  /** On another page: phones show each row of a table in two lines, and the row that is pointed at stands out. */
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
      <h3 id={id} className="mb-4 text-name text-balance">
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
