import { BulletList } from '@/components/sections/content-section/bullet-list'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { ScrollRow } from '@/components/ui/scroll-row'
import { sectionIds } from '@/content/section-ids'

interface ControlMatrixProps extends SectionHeading {
  controlLabel: string
  /** Headings of the documents and of the figures. */
  columns: readonly [string, string]
  controls: readonly { name: string; proofs: readonly (readonly string[])[] }[]
}

/** Controls, and the documents and figures that prove them. The roles are for browsers that drop them with `display`. */
export function ControlMatrix({ id, heading, controlLabel, columns, controls }: ControlMatrixProps) {
  const [documents, figures] = columns
  return (
    <section id={id} className="content-section section paper" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <ScrollRow labelledBy={`${id}-heading`}>
          <table id={sectionIds.deliverables} className="control-matrix" role="table" aria-labelledby={`${id}-heading`}>
            <thead className="dark" role="rowgroup">
              <tr role="row">
                {[controlLabel, documents, figures].map((column) => (
                  <th key={column} role="columnheader" scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {controls.map(({ name, proofs }) => (
                <tr key={name} role="row">
                  <th role="rowheader" scope="row">
                    {name}
                  </th>
                  {proofs.map((items, column) => (
                    <td key={columns[column]} role="cell" data-column={columns[column]}>
                      <BulletList items={items} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRow>
      </div>
    </section>
  )
}
