import type { ComponentProps } from 'react'

/** The heading of a section, above its content. */
export const Heading = ({ className = '', children, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={`mb-5 text-h2 md:mb-7 print:mb-3 ${className}`.trim()}>
    {children}
  </h2>
)
