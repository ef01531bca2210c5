import type { ComponentProps } from 'react'

import { Icon } from './icon'
import type { IconName } from './icon-shapes'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: IconName; 'aria-label': string }

/** A round button with an icon alone; `aria-label` names it. */
export const IconButton = ({ icon, ...props }: IconButtonProps) => (
  <button type="button" className="icon-button" {...props}>
    <Icon name={icon} />
  </button>
)
