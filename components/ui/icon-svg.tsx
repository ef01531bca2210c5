import type { ReactNode } from 'react'

/** Icons that point along the line. Style sheets mirror them in Arabic, and move some. */
const directional = ['right', 'left', 'chevr']

/** Other sizes than 20 px. */
const sizes = { s: 'size-4', l: 'size-6', xl: 'size-8' } as const

export type IconSize = keyof typeof sizes

interface IconSvgProps {
  /** Of a shared icon. */
  name?: string
  size?: IconSize
  className?: string
  /** Drawn in a square of 24 px with a stroke of 1.5, and with the 45° angles of the star: docs/design.md#components. */
  children: ReactNode
}

/** A decorative icon. The accessible name comes from the text beside it or from the control that contains it. */
export function IconSvg({ name, size = name === 'chevr' ? 's' : undefined, className, children }: IconSvgProps) {
  const classes = ['icon', size && sizes[size], name && directional.includes(name) && `icon-${name}`, className]
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
