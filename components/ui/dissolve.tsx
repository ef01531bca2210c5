interface DissolveProps {
  /** The colour that the surface turns into (down) or comes from (up). */
  to: 'ink-900' | 'ink-950'
  direction?: 'down' | 'up'
}

/** The seam between a light and a dark section. Stands on the light section's ground. */
export function Dissolve({ to, direction = 'down' }: DissolveProps) {
  return <div className="dissolve" data-to={to} data-direction={direction} aria-hidden="true" />
}
