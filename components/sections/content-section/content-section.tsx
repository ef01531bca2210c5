import type { ReactNode } from 'react'

import type { SectionHeading } from './section-heading'

export type Surface = 'paper' | 'sand' | 'dark'

interface ContentSectionProps extends SectionHeading {
  surface: Surface
  children: ReactNode
}

/** A section with its heading in a sticky column beside the content. */
export function ContentSection({ id, heading, surface, children }: ContentSectionProps) {
  return (
    <section id={id} className={`content-section section ${surface}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap grid-12">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div className="body">{children}</div>
      </div>
    </section>
  )
}
