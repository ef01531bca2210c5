import { Cited } from '@/components/ui/cited'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Heading } from '@/components/ui/heading'
import { headingId, Section } from '@/components/ui/section'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table'
import { unbroken } from '@/components/ui/unbroken'
import type { Outcome } from '@/content/types'
import { sectionIds } from '@/lib/section-ids'

interface OutcomesSectionProps extends SectionHeading {
  /** Headings of the columns. */
  columns: { deliverable: string; measure: string }
  outcomes: readonly Outcome[]
}

/** What the client of a service measures, beside the deliverable that it receives. */
export function OutcomesSection({ id, heading, columns, outcomes }: OutcomesSectionProps) {
  return (
    <Section id={id} surface="paper" inner="wrap">
      <Heading id={headingId(id)}>{heading}</Heading>
      {/* Other sites may link to the deliverables, which had a section of their own. */}
      <Table
        id={sectionIds.deliverables}
        className="data-table md:table-fixed print:table-fixed"
        aria-labelledby={headingId(id)}
      >
        <TableHead>
          <ColumnHeader>{columns.measure}</ColumnHeader>
          <ColumnHeader>{columns.deliverable}</ColumnHeader>
        </TableHead>
        <TableBody>
          {outcomes.map(({ deliverable, measure, notes }) => (
            <TableRow key={deliverable}>
              <RowHeader className="text-sub text-balance">{unbroken(measure)}</RowHeader>
              <TableCell data-column={columns.deliverable} className="md:align-middle">
                <Cited text={deliverable} notes={notes} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
