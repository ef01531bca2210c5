import { IconSvg, type IconSize } from './icon-svg'

/** The icons that client components draw. */
export const controlShapes = {
  right: <path d="M4 12h15.5M13.5 6l6 6-6 6" />,
  left: <path d="M20 12H4.5M10.5 6l-6 6 6 6" />,
  'chevron-down': <path d="M6 9.5l6 6 6-6" />,
  play: <path d="M8 5.5l10 6.5-10 6.5Z" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  menu: <path d="M3 8h18M3 16h18" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
} as const

export type ControlIconName = keyof typeof controlShapes

interface ControlIconProps {
  name: ControlIconName
  size?: IconSize
  className?: string
}

/** The icon of a control. Client components draw these alone: with `Icon`, every page would fetch all icons. */
export const ControlIcon = ({ name, ...look }: ControlIconProps) => (
  <IconSvg name={name} {...look}>
    {controlShapes[name]}
  </IconSvg>
)
