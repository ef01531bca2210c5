const GROUND = { 'ink-900': 'before:bg-ink-900', 'ink-950': 'before:bg-ink-950' }

interface SectionDividerProps {
  /** The dark colour; the light one comes from the parent element. */
  to?: keyof typeof GROUND
  /** The dark section is above the light one. */
  direction?: 'up'
}

/** The border between a light and a dark section. */
export const SectionDivider = ({ to = 'ink-900', direction }: SectionDividerProps) => (
  <div
    className={`section-divider -my-px h-18 overflow-clip before:block before:h-full print:hidden ${GROUND[to]} ${direction === 'up' ? '-scale-y-100' : ''}`.trim()}
    aria-hidden="true"
  />
)
