import { unbroken } from '@/lib/unbroken'

import { type DescribedItem, DescriptionText, isShort } from './description-text'

interface FactListProps {
  items: readonly DescribedItem[]
}

/** Data with their names. Short data stand out, and so does the name of what has several lines. */
export const FactList = ({ items }: FactListProps) => (
  <dl className="ruled-list" data-columns={3}>
    {items.map(({ name, text, ...more }) => {
      const [nameLook, textLook] = text.includes('\n')
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
