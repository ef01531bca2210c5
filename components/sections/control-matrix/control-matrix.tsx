import { BulletList, type SampleLink } from '@/components/sections/content-section/bullet-list'
import type { FoldedHeading } from '@/components/sections/content-section/folded-heading'
import { FoldedList } from '@/components/ui/disclosures'
import { TableHead } from '@/components/ui/table-head'
import { sectionIds } from '@/lib/section-ids'
import { unbroken } from '@/components/ui/unbroken'
import type { CitedText } from '@/content/types'

interface ControlMatrixProps extends FoldedHeading {
  controlLabel: string
  /** Headings of the documents and of the figures. */
  columns: readonly [string, string]
  controls: readonly { name: string; proofs: readonly (readonly CitedText[])[] }[]
  sample?: SampleLink
}

/** Controls, and the documents and figures that prove them. */
export function ControlMatrix({ id, heading, folded, controlLabel, columns, controls, sample }: ControlMatrixProps) {
  return (
    <section id={id} className="content-section section paper" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {/* On phones the table has no box to lead to. */}
        <div id={sectionIds.deliverables}>
          <FoldedList label={folded} count={controls.length}>
            <table
              className="data-table md:table-fixed print:table-fixed"
              role="table"
              aria-labelledby={`${id}-heading`}
            >
              <TableHead columns={[controlLabel, ...columns]} />
              <tbody role="rowgroup">
                {controls.map(({ name, proofs }) => (
                  <tr key={name} role="row">
                    <th className="type-item" role="rowheader" scope="row">
                      {unbroken(name)}
                    </th>
                    {proofs.map((items, column) => (
                      <td key={columns[column]} role="cell" data-column={columns[column]}>
                        <BulletList items={items} ruled={false} sample={sample} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </FoldedList>
        </div>
      </div>
    </section>
  )
}
