interface SectionDividerProps {
  /** The dark colour; the light one comes from the parent element. */
  to: 'ink-900' | 'ink-950'
  /** Whether the dark section is below or above the light one. */
  direction?: 'down' | 'up'
}

/** The border between a light and a dark section. */
export function SectionDivider({ to, direction = 'down' }: SectionDividerProps) {
  return <div className="section-divider" data-to={to} data-direction={direction} aria-hidden="true" />
}
