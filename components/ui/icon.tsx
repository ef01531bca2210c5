import { type IconName, iconShapes } from './icon-shapes'

/** Icons that point along the line. Style sheets mirror them in Arabic, and move some. */
const directional: readonly IconName[] = ['right', 'left', 'chevr', 'play']

interface IconProps {
  name: IconName
  size?: 's' | 'l' | 'xl'
}

/** A decorative icon. The accessible name comes from the text beside it or from the control that contains it. */
export function Icon({ name, size }: IconProps) {
  const classes = ['icon', size && `icon-${size}`, directional.includes(name) && `icon-${name}`]
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
