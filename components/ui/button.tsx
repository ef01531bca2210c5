import type { ComponentProps } from 'react'

import { Icon } from './icon'
import type { IconName } from './icon-shapes'

interface ButtonLook {
  /** Gold for the one action of a page, solid for a download, outlined for the rest. */
  variant?: 'gold' | 'solid' | 'outline'
  size?: 'small' | 'wide'
}

/** The attributes by which an element looks like a button. */
export const buttonLook = ({ variant, size }: ButtonLook) => ({
  className: 'button',
  'data-variant': variant,
  'data-size': size,
})

type LinkProps = Omit<ComponentProps<'a'>, 'className'>
type ControlProps = Omit<ComponentProps<'button'>, 'className'>

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, ...props }: ButtonLook & LinkProps) => (
  <a {...buttonLook({ variant, size })} {...props} />
)

/** A button with words. */
export const Button = ({ variant, size, ...props }: ButtonLook & ControlProps) => (
  <button type="button" {...buttonLook({ variant, size })} {...props} />
)

/** A round button with an icon alone; `aria-label` names it. */
export const IconButton = ({ icon, ...props }: { icon: IconName; 'aria-label': string } & ControlProps) => (
  <button type="button" className="icon-button" {...props}>
    <Icon name={icon} />
  </button>
)

/** A link on a line of its own, with a rule below it; `icon` stands at its end. */
export const ArrowLink = ({ icon, children, ...props }: { icon?: IconName } & LinkProps) => (
  <a className="arrow-link" {...props}>
    {children}
    {icon && <Icon name={icon} />}
  </a>
)
