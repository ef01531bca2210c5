import type { ReactNode } from 'react'

import type { Surface } from '../../ui/content-section/content-section'
import type { SectionHeading } from '../../ui/content-section/section-heading'

interface TwoColumnSectionProps {
  surface: Surface
  /** The first column is the wider one. */
  columns: readonly [Column, Column]
}

type Column = SectionHeading & { content: ReactNode }

/** Two short sections side by side. */
export function TwoColumnSection({ surface, columns }: TwoColumnSectionProps) {
  return (
    <div className={`section ${surface}`}>
      <div className="wrap grid-12 two-column">
        {columns.map(({ id, heading, content }) => (
          <section key={id} id={id} className="content-section" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
