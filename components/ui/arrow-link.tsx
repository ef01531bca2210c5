import type { ComponentProps } from 'react'

/** A link on a line of its own, with a rule below it. An icon may stand at its end. */
export const ArrowLink = (props: Omit<ComponentProps<'a'>, 'className'>) => <a className="arrow-link" {...props} />
