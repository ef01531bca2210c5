/** Short items, each with a star. */
export function BulletList({ items, columns }: { items: readonly string[]; columns?: 2 }) {
  return (
    <ul className="bullets" data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <span className="star-mark" />
          {item}
        </li>
      ))}
    </ul>
  )
}
