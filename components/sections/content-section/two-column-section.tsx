import type { ReactNode } from 'react'

import type { Surface } from './content-section'

interface TwoColumnSectionProps {
  surface: Surface
  /** Two, side by side where there is room: the first has more of it. */
  sides: readonly { id: string; heading: string; content: ReactNode }[]
}

/** Two short sections that belong together, on one ground. */
export function TwoColumnSection({ surface, sides }: TwoColumnSectionProps) {
  return (
    <div className={`two-columns section ${surface}`}>
      <div className="wrap grid-12">
        {sides.map(({ id, heading, content }) => (
          <section key={id} id={id} className="content-section" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
