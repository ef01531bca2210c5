import { classNames } from '@/components/ui/class-names'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { SampleBlock } from '@/content/schema/samples'
import { fixedSpaces } from '@/lib/fixed-spaces'
import type { Locale } from '@/lib/locale'

import { amountColumns } from './amount-columns'
import { phoneLayout } from './phone-layout'
import { LINE, REASON } from './sample-line'
import { SampleText } from './sample-text'

/**
 * From 1024 px on, all tables of a sample share one grid of columns, whose last column takes the rest. A table with
 * fewer columns that ends with amounts is narrower instead, so that amounts are near their names.
 */
const COLUMN_WIDTHS: Readonly<Record<number, string>> = { 2: 'lg:w-1/2', 3: 'lg:w-1/3', 4: 'lg:w-1/4', 5: 'lg:w-1/5' }

/** The look of a cell on phones. A labelled cell shows the name of its column. */
const PHONE = {
  plain: 'max-md:screen:py-0.5',
  amount: 'items-baseline max-md:screen:grid max-md:screen:grid-cols-[1fr_5rem] max-md:screen:py-0.5',
  /** The values of all rows are aligned. */
  labelled: 'items-baseline max-md:screen:grid max-md:screen:grid-cols-[min(9.25rem,45%)_1fr] max-md:screen:py-0.5',
  /** What belongs to a name or an amount is smaller. */
  beside: 'text-sm text-muted md:text-body md:text-fg max-md:screen:py-0.5',
  /** All values of a row in one line. */
  brief:
    'max-md:inline max-md:py-0 max-md:text-sm max-md:text-muted md:text-body md:text-fg max-md:[&[data-column]::before]:me-[0.5ch]',
} as const
const DOT = 'max-md:after:content-["_·_"]'

function phoneLook(cell: { isLabelled: boolean; isAmount: boolean; isEnd: boolean; brief?: boolean }) {
  const { isLabelled, isAmount, isEnd, brief } = cell
  if (brief && !isEnd) return PHONE.brief
  if (isLabelled) return isAmount ? PHONE.amount : PHONE.labelled
  return isAmount ? PHONE.plain : PHONE.beside
}

interface SampleTableProps {
  /**
   * The id of its heading. In a `<caption>`, CSS that changes `display` makes the heading a child no table may have.
   */
  labelledBy: string
  block: Extract<SampleBlock, { type: 'table' }>
  /** The number of columns of the grid. Without it each column is as wide as it needs. */
  grid?: number
  /** Phones show each row in two lines, and leave the names of columns out before long values. */
  brief?: boolean
  locale: Locale
}

/** Characters. Phones have no room for a label before longer values. */
const LONG_VALUE = 20

export const SampleTable = ({ labelledBy, block, grid, brief, locale }: SampleTableProps) => {
  const { columns, rows, total } = block
  const amounts = amountColumns(rows)
  const { phone, isEnd, lastBelow } = phoneLayout(rows)
  /** With amounts at the end of the rows, phones show the column headings, and cells need no labels. */
  const showsAmounts = amounts.some((isAmount, column) => isAmount && isEnd(column))
  const isLong = (column: number) => rows.every((cells) => (cells[column] ?? '').length > LONG_VALUE)
  /** On a sheet, the last column ends at the edge. */
  const end = grid === undefined ? 'md:last:pe-0' : undefined
  const isNarrow = grid !== undefined && columns.length < grid && amounts.at(-1)
  return (
    <Table
      className={classNames('data-table', grid !== undefined && 'lg:table-fixed', isNarrow && 'lg:ms-auto lg:w-3/4')}
      data-phone={phone}
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
      <TableHead data-shown={showsAmounts || undefined}>
        {columns.map((column, index) => (
          <ColumnHeader
            key={column}
            className={classNames(PHONE.plain, end)}
            data-amount={amounts[index] || undefined}
            data-end={isEnd(index) || undefined}
          >
            <SampleText text={column} locale={locale} />
          </ColumnHeader>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(([name = '', ...cells], row) => (
          <TableRow
            key={name}
            className={brief ? `${LINE} max-md:py-2` : undefined}
            tabIndex={brief ? 0 : undefined}
            data-total={(total && row === rows.length - 1) || undefined}
          >
            <RowHeader className={PHONE.plain}>
              <SampleText text={name} locale={locale} />
            </RowHeader>
            {cells.map((cell, index) => {
              const column = index + 1
              const isLabelled = !showsAmounts && !isEnd(column) && !(brief && isLong(column))
              return (
                <TableCell
                  key={columns[column]}
                  className={classNames(
                    end,
                    phoneLook({ isLabelled, isAmount: Boolean(amounts[column]), isEnd: isEnd(column), brief }),
                    brief && column < lastBelow && !isEnd(column) && DOT,
                    brief && index === cells.length - 1 && REASON,
                  )}
                  data-amount={amounts[column] || undefined}
                  data-end={isEnd(column) || undefined}
                  data-column={isLabelled ? fixedSpaces((columns[column] ?? '').replaceAll('`', '')) : undefined}
                >
                  {/* One grid item beside the label, on phones. */}
                  <span>
                    <SampleText text={cell} locale={locale} />
                  </span>
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
