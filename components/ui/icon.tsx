import { type IconName, iconShapes } from './icon-shapes'
import { type IconSize, IconSvg } from './icon-svg'

interface IconProps {
  name: IconName
  size?: IconSize
  className?: string
}

/** An icon in a server component; client components use `ControlIcon`. */
export const Icon = ({ name, ...look }: IconProps) => (
  <IconSvg name={name} {...look}>
    {iconShapes[name]}
  </IconSvg>
)
