import { DocumentPart } from '@/components/sections/document/document-section'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { Cited } from '@/components/ui/cited'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'
import { TableHead } from '@/components/ui/table-head'
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
            <table className="data-table" role="table">
              <caption className="sr-only">{`${table.name}: ${table.caption}`}</caption>
              <TableHead className="dark" columns={[columns.criterion, columns.met]} />
              <tbody role="rowgroup">
                {table.rows.map(({ number, name: criterion, status, met, notes }) => (
                  <tr key={number} role="row">
                    <th role="rowheader" scope="row">
                      {number} {criterion}
                      <small className="block text-sm font-body text-muted">{status}</small>
                    </th>
                    <td role="cell" data-column={columns.met} className="text-sm">
                      <Cited text={met} notes={notes} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
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
