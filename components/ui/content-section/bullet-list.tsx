import { Cited, type CitedText } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'

interface BulletListProps {
  items: readonly CitedText[]
  /** With a line above each item. */
  ruled?: boolean
  columns?: 2 | 3
}

/** Short items with their sources, each with a star. */
export function BulletList({ items, ruled = true, columns }: BulletListProps) {
  return (
    <StarList ruled={ruled} columns={columns}>
      {items.map((item) => (
        <li key={item.text}>
          <Cited {...item} />
        </li>
      ))}
    </StarList>
  )
}
