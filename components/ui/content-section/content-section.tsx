import type { ReactNode } from 'react'

import type { Lasting } from '@/lib/last-day'
import { unbroken } from '@/components/ui/unbroken'

import type { SectionHeading } from './section-heading'

export type Surface = 'paper' | 'sand' | 'dark'

interface ContentSectionProps extends SectionHeading, Lasting {
  surface: Surface
  /** The content takes all columns, below the heading. */
  wide?: boolean
  /** It follows another section on the same surface. */
  continues?: boolean
  children: ReactNode
}

/** A section with its heading in a sticky column beside the content, or above it. */
export function ContentSection({ id, heading, surface, wide, continues, until, children }: ContentSectionProps) {
  return (
    <section
      id={id}
      className={`content-section py-section ${surface}`}
      data-beside={!wide || undefined}
      data-continues={continues || undefined}
      data-until={until}
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap grid-12">
        <h2 id={`${id}-heading`}>{unbroken(heading)}</h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
