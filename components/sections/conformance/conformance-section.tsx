import { DocumentPart } from '@/components/sections/document/document-section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Cited } from '@/components/ui/cited'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'
import { Icon } from '@/components/ui/icon'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { CitedText } from '@/content/types'

export interface ConformanceRow {
  number: string
  name: string
  /** Level and adherence. */
  status: string
  met: string
  notes?: readonly number[]
}

interface ConformanceSectionProps extends SectionHeading {
  paragraphs: readonly CitedText[]
  report: { href: string; label: string }
  columns: { criterion: string; met: string }
  /** All criteria. Its caption says how many are met. */
  table: { name: string; caption: string; rows: readonly ConformanceRow[] }
}

/** The criteria of WCAG, folded. The report names the tests that prove them. */
export function ConformanceSection({ id, heading, paragraphs, report, columns, table }: ConformanceSectionProps) {
  return (
    <DocumentPart
      id={id}
      title={heading}
      below={
        <Disclosures>
          <Disclosure
            summary={
              <>
                {table.name}
                <small className="block text-sm font-body text-muted">{table.caption}</small>
              </>
            }
          >
            <Table className="data-table">
              <caption className="sr-only">{`${table.name}: ${table.caption}`}</caption>
              <TableHead className="dark">
                <ColumnHeader>{columns.criterion}</ColumnHeader>
                <ColumnHeader>{columns.met}</ColumnHeader>
              </TableHead>
              <TableBody>
                {table.rows.map(({ number, name: criterion, status, met, notes }) => (
                  <TableRow key={number}>
                    <RowHeader>
                      {number} {criterion}
                      <small className="block text-sm font-body text-muted">{status}</small>
                    </RowHeader>
                    <TableCell data-column={columns.met} className="text-sm">
                      <Cited text={met} notes={notes} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Disclosure>
        </Disclosures>
      }
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph.text}>
          <Cited {...paragraph} />
        </p>
      ))}
      <p>
        <ArrowLink href={report.href} type="application/yaml" download>
          {report.label}
          <Icon name="download" />
        </ArrowLink>
      </p>
    </DocumentPart>
  )
}
