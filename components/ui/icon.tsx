import { type IconName, iconShapes } from './icon-shapes'

/** Icons that point along the line. Style sheets mirror them in Arabic, and move some. */
const directional: readonly IconName[] = ['right', 'left', 'chevr']

/** Other sizes than 20 px. */
const sizes = { s: 'size-4', l: 'size-6', xl: 'size-8' } as const

interface IconProps {
  name: IconName
  size?: keyof typeof sizes
}

/** A decorative icon. The accessible name comes from the text beside it or from the control that contains it. */
export function Icon({ name, size = name === 'chevr' ? 's' : undefined }: IconProps) {
  const classes = ['icon', size && sizes[size], directional.includes(name) && `icon-${name}`]
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
