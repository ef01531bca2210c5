import { type IconName, iconShapes } from './icon-shapes'

interface IconProps {
  name: IconName
  className?: string
}

/** Decorative: what it stands beside or in carries the name. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon icon-${name} ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
