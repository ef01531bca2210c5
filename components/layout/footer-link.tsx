import type { ComponentProps, ReactNode } from 'react'

/** A link of the footer's columns. */
export const FooterLink = (props: Omit<ComponentProps<'a'>, 'className'>) => (
  <a
    className="inline-flex min-h-target items-center py-1 leading-sub transition-colors hocus:text-accent-hover"
    {...props}
  />
)

/** The heading of a column. On phones only screen readers get it. */
export const FooterHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-2 text-label text-accent max-md:sr-only print:m-0">{children}</h2>
)
