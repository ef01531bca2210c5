import type { ComponentProps } from 'react'

interface ButtonLook {
  /** Gold for the one action of a page, solid for a download, outlined for the rest. */
  variant?: 'primary' | 'solid' | 'outline'
  size?: 'small' | 'narrow' | 'wide'
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
