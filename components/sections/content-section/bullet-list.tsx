import { Cited } from '@/components/ui/cited'
import type { CitedText } from '@/content/types'

/** Short items, each with a star. */
export function BulletList({ items, columns }: { items: readonly CitedText[]; columns?: 2 }) {
  return (
    <ul className="bullets" data-columns={columns}>
      {items.map((item) => (
        <li key={item.text}>
          <span className="star-mark" />
          <span>
            <Cited {...item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
