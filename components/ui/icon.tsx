import { type IconName, iconShapes } from './icon-shapes'

/** Decorative: what it stands beside or in carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
