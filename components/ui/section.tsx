import type { HTMLAttributes } from 'react'

export type Surface = 'paper' | 'sand' | 'dark'

interface SectionProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div'
  surface: Surface
  /** The classes of a box around the content. */
  inner?: string
}

/** A part of a page, as wide as the window. Where it has an id, its heading has the id `${id}-heading`. */
export const Section = ({
  as: Tag = 'section',
  id,
  surface,
  inner,
  className = '',
  children,
  ...rest
}: SectionProps) => (
  <Tag
    id={id}
    className={`${surface} py-section ${className}`.trim()}
    aria-labelledby={id && `${id}-heading`}
    {...rest}
  >
    {inner ? <div className={inner}>{children}</div> : children}
  </Tag>
)
