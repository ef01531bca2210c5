import { classNames } from './class-names'

const GROUNDS = { 'ink-900': 'before:bg-ink-900', 'ink-950': 'before:bg-ink-950' } as const

interface SectionDividerProps {
  /** The dark colour; the light one comes from the parent element. */
  to?: keyof typeof GROUNDS
  /** The dark section is above the light one. */
  direction?: 'up'
}

/** The border between a light and a dark section. */
export const SectionDivider = ({ to = 'ink-900', direction }: SectionDividerProps) => (
  <div
    className={classNames(
      'section-divider -my-px h-18 overflow-clip print:hidden',
      GROUNDS[to],
      direction === 'up' && '-scale-y-100',
    )}
    aria-hidden="true"
  />
)
