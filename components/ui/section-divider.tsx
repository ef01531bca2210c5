interface SectionDividerProps {
  /** The colour that the surface turns into (down) or comes from (up). */
  to: 'ink-900' | 'ink-950'
  direction?: 'down' | 'up'
}

/** The seam between a light and a dark section. Stands on the light section's ground. */
export function SectionDivider({ to, direction = 'down' }: SectionDividerProps) {
  return <div className="section-divider" data-to={to} data-direction={direction} aria-hidden="true" />
}
