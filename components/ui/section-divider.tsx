interface SectionDividerProps {
  /** The dark colour, unless it is ink-900; the light one comes from the parent element. */
  to?: 'ink-950'
  /** The dark section is above the light one. */
  direction?: 'up'
}

/** The border between a light and a dark section. */
export function SectionDivider({ to, direction }: SectionDividerProps) {
  return <div className="section-divider" data-to={to} data-direction={direction} aria-hidden="true" />
}
