import type { ReactNode } from 'react'

import type { Surface } from './topic'

interface SpreadProps {
  surface: Surface
  /** Two, side by side where there is room: the first has more of it. */
  sides: readonly { id: string; heading: string; content: ReactNode }[]
}

/** Two short sections that belong together, on one ground. */
export function Spread({ surface, sides }: SpreadProps) {
  return (
    <div className={`spread section ${surface}`}>
      <div className="wrap grid-12">
        {sides.map(({ id, heading, content }) => (
          <section key={id} id={id} className="topic" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
