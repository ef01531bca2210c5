import type { ReactNode } from 'react'

import { Icon } from './icon'

/** So many entries of a folded list phones show, by folded.css. */
const FIRST_ENTRIES = 2

/** How many entries are folded. */
export type FoldedLabel = (folded: { count: number }) => string

interface DisclosureProps {
  summary: ReactNode
  isOpen?: boolean
  children: ReactNode
}

interface DisclosuresProps {
  columns?: 2
  children: ReactNode
}

/** Disclosures below one another; short ones in two columns on paper. */
export const Disclosures = ({ columns, children }: DisclosuresProps) => (
  <div className={columns ? 'paper-columns-2 border-t border-line' : 'border-t border-line'}>{children}</div>
)

/** Wider windows have it open: folded.css. */
const PHONES_ONLY = 'unfolded:hidden'

const summaries = {
  disclosure: 'items-center py-4 text-name text-balance print:py-1',
  list: 'items-center py-4 print:hidden',
  text: 'items-start py-1 print:hidden',
  /** The first line of the list lies on its line. */
  rest: '-mb-px items-center border-b border-line py-4 print:hidden',
}

interface SummaryProps {
  kind: keyof typeof summaries
  className?: string
  children: ReactNode
}

const Summary = ({ kind, className = '', children }: SummaryProps) => (
  <summary
    className={`flex min-h-target justify-between gap-6 hover:text-accent ${summaries[kind]} ${className}`.trim()}
  >
    {/* One child of the row, whatever markup the text has. */}
    <span>{children}</span>
    <Icon name="chev" className="text-accent" />
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
    <Summary kind={kind} className={always ? 'md:py-6 md:text-h3' : PHONES_ONLY}>
      {summary}
    </Summary>
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
    <div data-folded-list>
      <details data-folded="list">
        <Summary kind="list" className={PHONES_ONLY}>
          {label({ count: count - FIRST_ENTRIES })}
        </Summary>
      </details>
      {children}
    </div>
  ) : (
    children
  )

/** One of them: what is always seen, and what it opens. */
export const Disclosure = ({ summary, isOpen, children }: DisclosureProps) => (
  <details open={isOpen} className="border-b border-line">
    <Summary kind="disclosure">{summary}</Summary>
    {children}
  </details>
)
