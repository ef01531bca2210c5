import { ArrowLink } from '@/components/ui/arrow-link'
import { Cited } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'
import type { CitedText } from '@/content/types'

/** The link from one item of a list to a sample of it. */
export interface SampleLink {
  item: string
  title: string
  href: string
}

interface BulletListProps {
  items: readonly CitedText[]
  /** With a line above each item. */
  ruled?: boolean
  columns?: 2 | 3
  sample?: SampleLink
}

/** Short items with their sources, each with a star. */
export function BulletList({ items, ruled = true, columns, sample }: BulletListProps) {
  return (
    <StarList ruled={ruled} columns={columns}>
      {items.map((item) => (
        <li key={item.text}>
          <Cited {...item} />
          {sample?.item === item.text && (
            <>
              <br />
              <ArrowLink href={sample.href}>{sample.title}</ArrowLink>
            </>
          )}
        </li>
      ))}
    </StarList>
  )
}
