import type { ReactNode } from 'react'

export type Surface = 'paper' | 'sand' | 'dark'

interface ContentSectionProps {
  /** Part of the page's address: other pages and mails link to it. */
  id: string
  heading: string
  surface: Surface
  children: ReactNode
}

/** A section of a long page: the heading at the start stays in view beside what it is about. */
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
