import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import type { NamedText } from '@/content/types'

/** What a platform is made of as layers on top of one another. */
export function Layers({ layers }: { layers: readonly (FoldedHeading & { items: readonly NamedText[] })[] }) {
  return (
    <div className="layers py-section sand">
      <div className="wrap">
        {layers.map(({ id, heading, folded, items }) => (
          <section key={id} id={id} className="content-section dark" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <DescriptionList items={items} columns={3} folded={folded} />
          </section>
        ))}
      </div>
    </div>
  )
}
