import type { ComponentProps } from 'react'

import { ControlIcon, type ControlIconName } from './control-icon'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: ControlIconName; 'aria-label': string }

/** A round button with an icon alone; `aria-label` names it. */
export const IconButton = ({ icon, ...props }: IconButtonProps) => (
  <button type="button" className="icon-button" {...props}>
    <ControlIcon name={icon} />
  </button>
)
