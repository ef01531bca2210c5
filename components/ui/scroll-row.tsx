import type { ReactNode } from 'react'

interface ScrollRowProps {
  /** The id of the heading that names the row. */
  labelledBy: string
  /** One list. */
  children: ReactNode
}

/**
 * A list that scrolls sideways on phones, with a peek of the next item. The keyboard can scroll it. In wider windows it
 * is `display: contents`, and so no tab stop.
 */
export function ScrollRow({ labelledBy, children }: ScrollRowProps) {
  return (
    <div className="scroll-row" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  )
}
