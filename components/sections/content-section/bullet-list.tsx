import { Cited } from '@/components/ui/cited'

/** Short items, each with a star. */
export function BulletList({ items, columns }: { items: readonly string[]; columns?: 2 }) {
  return (
    <ul className="bullets" data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <span className="star-mark" />
          <span>
            <Cited text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
