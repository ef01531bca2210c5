import { ArrowLink } from '@/components/ui/arrow-link'
import { Cited } from '@/components/ui/cited'
import type { NamedText } from '@/content/types'
import { unbroken } from '@/lib/unbroken'

interface DescriptionListProps {
  /** With a link below the description. */
  items: readonly (NamedText & { link?: { href: string; label: string } })[]
  /** From 1024 px on. */
  columns?: 2 | 3
  /** Two columns around a phone. */
  look?: 'around'
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look }: DescriptionListProps) {
  return (
    <dl className="description-list ruled-list" data-columns={columns} data-look={look}>
      {items.map(({ name, text, notes, link }) => (
        <div key={name}>
          <dt>{unbroken(name)}</dt>
          <dd>
            <Cited text={text} notes={notes} />
            {link && text && <br />}
            {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
