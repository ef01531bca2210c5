import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import type { NamedText } from '@/content/types'

/** From 1024 px on four in a row if there are many; three, or two by two. */
const columnsOf = (count: number) => (count > 6 ? 4 : count > 2 ? 3 : 2)

/** What a platform is made of, and on what it stands: layers on top of one another. */
export function Layers({ layers }: { layers: readonly (FoldedHeading & { items: readonly NamedText[] })[] }) {
  return (
    <div className="layers py-section sand">
      <div className="wrap grid gap-6 lg:grid-cols-[5fr_7fr] print:block">
        {layers.map(({ id, heading, folded, items }) => (
          <section key={id} id={id} className="content-section dark" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <DescriptionList items={items} columns={columnsOf(items.length)} folded={folded} />
          </section>
        ))}
      </div>
    </div>
  )
}
