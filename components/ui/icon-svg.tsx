import type { ReactNode } from 'react'

import { classNames } from './class-names'

/** Icons that point in the reading direction. app/base.css mirrors them in Arabic, unlike the play icon. */
const directional = ['right', 'left', 'chevron-forward']

/** The arrow of a hovered link moves; the chevron of an open disclosure turns. */
const moving: Readonly<Record<string, string>> = {
  right: 'moves-along',
  'chevron-down': 'turns-open print:hidden',
}

const sizes = { s: 'size-4', m: 'size-5', l: 'size-6', xl: 'size-8' } as const

export type IconSize = keyof typeof sizes

interface IconSvgProps {
  /** The name of a shared icon. */
  name?: string
  size?: IconSize
  className?: string
  /**
   * Drawn in a square of 24 px with a stroke of 1.5, and with the 45° angles of the star: docs/design.md#components.
   */
  children: ReactNode
}

/** A decorative icon. The accessible name comes from the text beside it or from the control that contains it. */
export function IconSvg({
  name = '',
  size = name === 'chevron-forward' ? 's' : 'm',
  className,
  children,
}: IconSvgProps) {
  const isDirectional = directional.includes(name)
  return (
    <svg
      className={classNames(sizes[size], moving[name], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      aria-hidden="true"
      data-directional={isDirectional || undefined}
    >
      {children}
    </svg>
  )
}
