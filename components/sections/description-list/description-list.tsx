import { Cited } from '@/components/ui/cited'
import type { NamedText } from '@/content/types'

interface DescriptionListProps {
  items: readonly NamedText[]
  /** Three from 1024 px on, two from 768 px on; narrower windows have one. */
  columns?: 2 | 3
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns }: DescriptionListProps) {
  return (
    <dl className="description-list" data-columns={columns}>
      {items.map(({ name, text, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Cited text={text} notes={notes} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
