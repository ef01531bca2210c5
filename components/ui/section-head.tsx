import type { ReactNode } from 'react'

interface SectionHeadProps {
  size?: 'small'
  /** The controls of a carousel. */
  controls?: ReactNode
  /** The heading and, as `<p>`, the subtitle. */
  children: ReactNode
}

/** The heading of a section, its subtitle and its controls on one line; on phones below one another. */
export const SectionHead = ({ size, controls, children }: SectionHeadProps) => (
  <div className="section-head" data-size={size}>
    {children}
    {controls && <div className="section-head-controls">{controls}</div>}
  </div>
)
