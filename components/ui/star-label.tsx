import type { ComponentProps } from 'react'

import { classNames } from './class-names'

interface StarLabelProps extends ComponentProps<'p'> {
  as?: 'p' | 'h2' | 'b'
}

/** A line of text after a star. */
export const StarLabel = ({ as: Element = 'p', className, ...props }: StarLabelProps) => (
  <Element
    {...props}
    className={classNames('flex items-center gap-3 text-accent before:size-3 before:star-mark', className)}
  />
)
