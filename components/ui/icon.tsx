import { type IconName, iconShapes } from './icon-shapes'

/** Icons that point along the line: the style sheet mirrors them in Arabic, and moves the arrow of a link. */
const directional: readonly IconName[] = ['right', 'left', 'chevr', 'play']

interface IconProps {
  name: IconName
  /** 16, 24 or 32 px; 20 without it. */
  size?: 's' | 'l' | 'xl'
}

/** A decorative icon: the accessible name comes from the text beside it or the control that contains it. */
export function Icon({ name, size }: IconProps) {
  const classes = ['icon', size && `icon-${size}`, directional.includes(name) && `icon-${name}`]
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
