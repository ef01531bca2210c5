import type { ReactNode } from 'react'

import { Icon } from './icon'

/** So many entries of a folded list phones show, by disclosures.css. */
const FIRST_ENTRIES = 2

/** How many entries are folded. */
export type FoldedLabel = (folded: { count: number }) => string

interface DisclosureProps {
  summary: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** Disclosures below one another; short ones in two columns on paper. */
export const Disclosures = ({ columns, children }: { columns?: 2; children: ReactNode }) => (
  <div className={columns ? 'disclosures print:columns-2 print:gap-x-gap' : 'disclosures'}>{children}</div>
)

const FoldedSummary = ({ children }: { children: ReactNode }) => (
  <summary>
    <span>{children}</span>
    <Icon name="chev" />
  </summary>
)

interface FoldedProps {
  /** What phones show in its place. */
  summary: ReactNode
  /** A text, or the rest of a list that begins before it. */
  kind: 'text' | 'rest'
  /** Wide windows fold it too. */
  always?: boolean
  children: ReactNode
}

/** What phones open on demand. Paper has it open, without its summary; wider windows too, if it is not `always` folded. */
export const Folded = ({ summary, kind, always, children }: FoldedProps) => (
  <details data-folded={kind} data-always={always}>
    <FoldedSummary>{summary}</FoldedSummary>
    {children}
  </details>
)

interface FoldedListProps {
  /** How many entries the list has. */
  count: number
  label: FoldedLabel
  /** A `<dl>` or a `<table>`. */
  children: ReactNode
}

/**
 * A list that can not be parted, as a table: phones show its first entries, and fold the others if there are several. It
 * stands beside the disclosure, not in it: what is inside a closed one, older browsers cannot show in part.
 */
export const FoldedList = ({ count, label, children }: FoldedListProps) =>
  count > FIRST_ENTRIES + 1 ? (
    <div className="disclosures-list">
      <details data-folded="list">
        <FoldedSummary>{label({ count: count - FIRST_ENTRIES })}</FoldedSummary>
      </details>
      {children}
    </div>
  ) : (
    children
  )

/** One of them: what is always seen, and what it opens. */
export const Disclosure = ({ summary, isOpen, children }: DisclosureProps) => (
  <details open={isOpen}>
    <summary>
      {/* One child of the row, whatever markup the text has. */}
      <span>{summary}</span>
      <Icon name="chev" />
    </summary>
    {children}
  </details>
)
