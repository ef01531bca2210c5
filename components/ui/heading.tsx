import type { ComponentProps } from 'react'

import { classNames } from './class-names'

/** The heading of a section, above its content. */
export const Heading = ({ className, children, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={classNames('mb-5 text-h2 md:mb-7 print:mb-3', className)}>
    {children}
  </h2>
)
