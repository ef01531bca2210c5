import type { HTMLAttributes } from 'react'

import { classNames } from './class-names'

export type Surface = 'paper' | 'sand' | 'dark'

interface SectionProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div'
  surface: Surface
  /** The classes of a box around the content. */
  inner?: string
}

/** The id of the heading that names a section. */
export const headingId = (section: string) => `${section}-heading`

/** A part of a page, as wide as the window. With an id, it is named by the heading whose id `headingId` returns. */
export const Section = ({ as: Tag = 'section', id, surface, inner, className, children, ...rest }: SectionProps) => (
  <Tag id={id} className={classNames(surface, 'py-section', className)} aria-labelledby={id && headingId(id)} {...rest}>
    {inner ? <div className={inner}>{children}</div> : children}
  </Tag>
)
