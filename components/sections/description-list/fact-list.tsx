import { unbroken } from '@/lib/unbroken'

import { byLength, type DescribedItem, DescriptionText, hasLines, isShort } from './description-text'

interface FactListProps {
  items: readonly DescribedItem[]
}

const Facts = ({ items }: FactListProps) => (
  <dl className="ruled-list" data-columns={items.length > 2 ? 3 : items.length > 1 ? 2 : undefined}>
    {items.map(({ name, text, ...more }) => {
      const [nameLook, textLook] = hasLines({ text })
        ? ['text-fg font-strong', 'text-fg-2']
        : ['type-note', 'text-fg font-strong']
      return (
        <div key={name} className={isShort(text) ? 'print:flex print:gap-x-4' : undefined}>
          <dt className={nameLook}>{unbroken(name)}</dt>
          <dd className={textLook}>
            <DescriptionText text={text} {...more} />
          </dd>
        </div>
      )
    })}
  </dl>
)

/**
 * Data with their names. Short data stand out; what has several lines, such as a certificate, stands below them, and its
 * name stands out.
 */
export function FactList({ items }: FactListProps) {
  const [short, long] = byLength(items)
  // A row of three has room for both.
  const lists = items.length > 3 ? [short, long] : [[...long, ...short]]
  return lists.map((list, index) => list.length > 0 && <Facts key={index} items={list} />)
}
