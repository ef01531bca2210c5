import { Cited } from '@/components/ui/cited'
import { classNames } from '@/components/ui/class-names'
import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { DeviceFigure } from '@/components/ui/device-figure'
import type { Device } from '@/components/ui/device-frame'
import { FoldedList } from '@/components/ui/disclosures'
import { Heading } from '@/components/ui/heading'
import { ruledList } from '@/components/ui/ruled-list'
import { headingId, Section } from '@/components/ui/section'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table'
import { unbroken } from '@/components/ui/unbroken'
import type { NamedText } from '@/content/types'
import type { ScreenPicture } from '@/lib/picture-names'

interface ModulesSectionProps extends FoldedHeading {
  columns: { name: string; use: string }
  items: readonly NamedText[]
  screen: { picture: ScreenPicture; name: string; caption: string }
  device: Device
}

/** A row with a number. From 768 px on, the text is beside the name. */
const ENTRY =
  'grid grid-cols-[2.5rem_1fr] items-baseline [counter-increment:module] before:text-accent before:content-[counter(module)] md:grid-cols-[2.5rem_3fr_4fr]'

const DEVICE = 'absolute inset-y-0 start-full flex flex-col gap-5 text-sm text-muted'
/** Beside the table. A tablet fills the other five columns. */
const PLACES = {
  phone: 'ms-20 w-76 justify-end',
  tablet: 'ms-10 w-[calc((100%+var(--spacing-gap))*5/7-2.5rem)] justify-center',
}

/** The modules of a product, numbered, with what each does, beside one of its screens. */
export function ModulesSection({ id, heading, folded, columns, items, screen, device }: ModulesSectionProps) {
  return (
    <Section id={id} surface="dark" className="overflow-clip" inner="wrap grid-12">
      <div className={classNames('relative lg:col-end-8', device === 'phone' && 'xl:col-end-9')}>
        <Heading id={headingId(id)}>{heading}</Heading>
        <FoldedList label={folded} count={items.length}>
          <Table className="block" aria-labelledby={headingId(id)}>
            <TableHead className="sr-only">
              <ColumnHeader>{columns.name}</ColumnHeader>
              <ColumnHeader>{columns.use}</ColumnHeader>
            </TableHead>
            <TableBody className={ruledList()}>
              {items.map(({ name, text, notes }) => (
                <TableRow key={name} className={ENTRY}>
                  <RowHeader className="block text-start text-name text-balance md:pe-4">{unbroken(name)}</RowHeader>
                  <TableCell className="col-2 block text-muted md:col-3">
                    <Cited text={text} notes={notes} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </FoldedList>
        <DeviceFigure className={`${DEVICE} ${PLACES[device]}`} device={device} screen={screen} />
      </div>
    </Section>
  )
}
