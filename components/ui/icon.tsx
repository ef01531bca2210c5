import { type IconName, iconShapes } from './icon-shapes'

/** A decorative icon: the accessible name comes from the text beside it or the control that contains it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
