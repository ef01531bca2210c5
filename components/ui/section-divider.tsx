interface SectionDividerProps {
  /** The dark colour; the light one comes from the parent element. */
  to?: 'ink-900' | 'ink-950'
  /** The dark section is above the light one. */
  direction?: 'up'
}

/** The border between a light and a dark section. */
export const SectionDivider = ({ to = 'ink-900', direction }: SectionDividerProps) => (
  <div
    className={`section-divider -my-px h-18 overflow-clip print:hidden ${direction === 'up' ? '-scale-y-100' : ''}`.trim()}
    data-to={to}
    aria-hidden="true"
  />
)
