import type { ComponentProps } from 'react'

import { classNames } from './class-names'

const BASE =
  'inline-flex items-center justify-center gap-3 rounded-button border py-2 text-center text-sm leading-sub font-strong transition-colors [word-spacing:0]'

/**
 * Gold for the main action of a page, solid for a download, outlined for the rest. `unavailable` has no address yet.
 */
const variants = {
  primary: 'border-brand-400 bg-brand-400 text-ink-900 link-hover:border-brand-300 link-hover:bg-brand-300',
  solid: 'border-ink-900 bg-ink-900 text-sand-50 link-hover:border-ink-700 link-hover:bg-ink-700',
  outline:
    'border-line-strong link-hover:border-accent link-hover:text-accent-hover current:border-accent current:text-accent-hover',
  unavailable: 'border-line-strong text-muted',
} as const

const sizes = {
  normal: 'min-h-13 px-6',
  small: 'min-h-target px-5',
  /** Fits beside another link on a phone. */
  narrow: 'min-h-13 px-6 max-md:px-3',
  wide: 'min-h-13 w-full px-6',
  /** The button of a form. */
  large: 'min-h-14 w-full px-6',
} as const

interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The classes that make an element look like a button. */
export const buttonClass = ({ variant, size = 'normal' }: ButtonLook) =>
  classNames(BASE, variant && variants[variant], sizes[size])

type LinkProps = Omit<ComponentProps<'a'>, 'className'>
type ControlProps = Omit<ComponentProps<'button'>, 'className'>

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, ...props }: ButtonLook & LinkProps) => (
  <a className={buttonClass({ variant, size })} data-slot="button" {...props} />
)

/** A button with words. */
export const Button = ({ variant, size, ...props }: ButtonLook & ControlProps) => (
  <button type="button" className={buttonClass({ variant, size })} {...props} />
)
