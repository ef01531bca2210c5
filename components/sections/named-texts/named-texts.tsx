import type { NamedText } from '@/content/types'

interface NamedTextsProps {
  items: readonly NamedText[]
  /** Side by side where there is room, or one below the other. */
  columns?: 1 | 2
}

/** Things by their names, each with what there is to say of it. */
export function NamedTexts({ items, columns = 1 }: NamedTextsProps) {
  return (
    <dl className="named-texts" data-columns={columns}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
