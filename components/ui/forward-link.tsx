import type { ComponentProps } from 'react'

import { ArrowLink } from './arrow-link'
import { Icon } from './icon'

/** A link to another page, with an arrow at its end. */
export const ForwardLink = ({ children, ...props }: ComponentProps<typeof ArrowLink>) => (
  <ArrowLink {...props}>
    {children}
    <Icon name="right" />
  </ArrowLink>
)
