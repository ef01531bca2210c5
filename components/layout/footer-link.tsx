import type { ComponentProps, ReactNode } from 'react'

/** A link of the footer's columns. */
export const FooterLink = (props: Omit<ComponentProps<'a'>, 'className'>) => (
  <a className="touchable leading-sub colors-fade hocus:text-accent-hover" {...props} />
)

/** The heading of a column. Phones have no room for it, and need none. */
export const FooterHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-2 text-accent type-label max-md:visually-hidden print:m-0">{children}</h2>
)
