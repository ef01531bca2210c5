import { type IconName, iconShapes } from './icon-shapes'
import { type IconSize, IconSvg } from './icon-svg'

interface IconProps {
  name: IconName
  size?: IconSize
}

/** An icon in a server component; client components use `ControlIcon`. */
export const Icon = ({ name, size }: IconProps) => (
  <IconSvg name={name} size={size}>
    {iconShapes[name]}
  </IconSvg>
)
