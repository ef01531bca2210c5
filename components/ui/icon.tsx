import { type IconName, iconShapes } from './icon-shapes'

/** Icons that point along the line: style sheets mirror them in Arabic, and move some. */
const directional: readonly IconName[] = ['right', 'left', 'chevr', 'play']

/** A decorative icon: the accessible name comes from the text beside it or the control that contains it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={directional.includes(name) ? `icon icon-${name}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  )
}
