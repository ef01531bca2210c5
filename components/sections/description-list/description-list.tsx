import { Cited } from '@/components/ui/cited'
import type { NamedText } from '@/content/types'

interface DescriptionListProps {
  items: readonly NamedText[]
  /** In viewports of 768 px and wider; narrower ones have one column. */
  columns?: 1 | 2
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className="description-list" data-columns={columns}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Cited text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
