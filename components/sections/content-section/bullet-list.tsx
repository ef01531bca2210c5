import { Cited } from '@/components/ui/cited'
import type { CitedText } from '@/content/types'

/** Leads from one item of a list to a sample of it. */
export interface SampleLink {
  item: string
  title: string
  href: string
}

interface BulletListProps {
  items: readonly CitedText[]
  columns?: 2
  sample?: SampleLink
}

/** Short items, each with a star. */
export function BulletList({ items, columns, sample }: BulletListProps) {
  return (
    <ul className="bullets" data-columns={columns}>
      {items.map((item) => (
        <li key={item.text}>
          <span className="star-mark" />
          <span>
            <Cited {...item} />
            {sample?.item === item.text && (
              <>
                <br />
                <a className="arrow-link" href={sample.href}>
                  {sample.title}
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
