import { Heading } from '@/components/ui/heading'
import { ruledList } from '@/components/ui/ruled-list'
import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { Cited } from '@/components/ui/cited'
import { DeviceFigure } from '@/components/ui/device-figure'
import { FoldedList } from '@/components/ui/disclosures'
import type { Device } from '@/components/ui/phone'
import { TableHead } from '@/components/ui/table-head'
import type { NamedText } from '@/content/types'
import type { ScreenPicture } from '@/lib/picture-names'
import { unbroken } from '@/components/ui/unbroken'

interface ModulesSectionProps extends FoldedHeading {
  columns: { name: string; use: string }
  items: readonly NamedText[]
  screen: { picture: ScreenPicture; name: string; caption: string }
  device?: Device
}

/** The modules of a product, numbered, with what each does, beside one of its screens. */
export function ModulesSection({ id, heading, folded, columns, items, screen, device }: ModulesSectionProps) {
  return (
    <section id={id} className="py-section overflow-clip dark" aria-labelledby={`${id}-heading`}>
      <div className="wrap grid-12">
        <div className={device ? 'relative lg:col-end-8' : 'relative lg:col-end-8 xl:col-end-9'}>
          <Heading id={`${id}-heading`}>{heading}</Heading>
          <FoldedList label={folded} count={items.length}>
            <table className="modules" role="table" aria-labelledby={`${id}-heading`}>
              <TableHead className="sr-only" columns={[columns.name, columns.use]} />
              <tbody role="rowgroup" className={ruledList()}>
                {items.map(({ name, text, notes }) => (
                  <tr key={name} role="row">
                    <th className="text-name text-balance md:pe-4" role="rowheader" scope="row">
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
          <DeviceFigure className="modules-device" device={device} screen={screen} />
        </div>
      </div>
    </section>
  )
}
