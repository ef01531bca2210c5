import type { ComponentProps } from 'react'

import { ControlIcon, type ControlIconName } from './control-icon'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: ControlIconName; 'aria-label': string }

const BUTTON =
  'grid size-12 flex-none place-items-center rounded-full border border-line-strong transition-colors forced-colors:bg-[Canvas] forced-colors:text-[ButtonText] hocus:bg-fg hocus:text-bg'

/** A round button with an icon alone; `aria-label` names it. */
export const IconButton = ({ icon, ...props }: IconButtonProps) => (
  <button type="button" className={BUTTON} {...props}>
    <ControlIcon name={icon} />
  </button>
)
