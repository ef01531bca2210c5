import type { FoldedHeading } from '@/components/sections/content-section/folded-heading'
import { Cited } from '@/components/ui/cited'
import { FoldedList } from '@/components/ui/disclosures'
import { TableHead } from '@/components/ui/table-head'
import type { NamedText } from '@/content/types'
import { unbroken } from '@/lib/unbroken'

interface ModulesSectionProps extends FoldedHeading {
  columns: { name: string; use: string }
  items: readonly NamedText[]
}

/** The modules of a product, numbered, with what each does. */
export function ModulesSection({ id, heading, folded, columns, items }: ModulesSectionProps) {
  return (
    <section id={id} className="content-section section sand" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <FoldedList label={folded} count={items.length}>
          <table className="modules" role="table" aria-labelledby={`${id}-heading`}>
            <TableHead className="visually-hidden" columns={[columns.name, columns.use]} />
            <tbody role="rowgroup" className="ruled-list" data-columns={2}>
              {items.map(({ name, text, notes }) => (
                <tr key={name} role="row">
                  <th className="type-item lg:pe-4" role="rowheader" scope="row">
                    {unbroken(name)}
                  </th>
                  <td role="cell">
                    <Cited text={text} notes={notes} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </FoldedList>
      </div>
    </section>
  )
}
