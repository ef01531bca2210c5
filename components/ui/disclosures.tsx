import type { ReactNode } from 'react'

import { classNames } from './class-names'
import { Icon } from './icon'

/** Phones show this many entries of a folded list. folded.css has the same number. */
const FIRST_ENTRIES = 2

/** Returns the summary of the folded entries from their number. */
export type FoldedLabel = (folded: { count: number }) => string

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
}

interface DisclosuresProps {
  columns?: 2
  children: ReactNode
}

/** Disclosures below one another; short ones in two columns on paper. */
export const Disclosures = ({ columns, children }: DisclosuresProps) => (
  <div className={classNames('border-t border-line', columns && 'paper-columns-2')}>{children}</div>
)

/** Wider windows show the content, so they need no summary: folded.css. */
const PHONES_ONLY = 'unfolded:hidden'

const summaries = {
  disclosure: 'items-center py-4 text-name text-balance print:py-1',
  list: 'items-center py-4 print:hidden',
  text: 'items-start py-1 print:hidden',
  /** Its line covers the first line of the list. */
  rest: '-mb-px items-center border-b border-line py-4 print:hidden',
}

interface SummaryProps {
  kind: keyof typeof summaries
  className?: string
  children: ReactNode
}

const Summary = ({ kind, className, children }: SummaryProps) => (
  <summary
    className={classNames('flex min-h-target justify-between gap-6 hover:text-accent', summaries[kind], className)}
  >
    {/* One child of the row, whatever markup the text has. */}
    <span>{children}</span>
    <Icon name="chevron-down" className="text-accent" />
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

/**
 * Content that phones fold. Paper shows it without the summary, and so do wider windows unless it is `always` folded.
 */
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
 * A list that cannot be split, such as a table: phones show its first entries and fold the others if there are several.
 * The list follows the disclosure instead of being inside it, because older browsers cannot show a part of a closed
 * one.
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

/** A disclosure: a summary, and the content that it opens. */
export const Disclosure = ({ summary, children }: DisclosureProps) => (
  <details className="border-b border-line">
    <Summary kind="disclosure">{summary}</Summary>
    {children}
  </details>
)
