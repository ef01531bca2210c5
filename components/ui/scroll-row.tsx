import type { ReactNode } from 'react'

interface ScrollRowProps {
  /** The id of the heading that names the row. */
  labelledBy: string
  /** One list. */
  children: ReactNode
}

/**
 * On phones a list that scrolls sideways, with a peek of the next item. The keyboard can scroll it; in wider windows it is
 * `display: contents`, and so no tab stop.
 */
export function ScrollRow({ labelledBy, children }: ScrollRowProps) {
  return (
    <div className="scroll-row" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  )
}
