import { Fragment, type ReactNode } from 'react'

import { unbroken } from '@/lib/unbroken'

import { Icon } from './icon'

interface DisclosureProps {
  summary: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** Disclosures below one another; short ones in two columns on paper. */
export const Disclosures = ({ columns, children }: { columns?: 2; children: ReactNode }) => (
  <div className="disclosures" data-columns={columns}>
    {children}
  </div>
)

interface FoldedProps {
  /** What phones show in its place. */
  summary: ReactNode
  /** Without a line of its own. */
  plain?: boolean
  children: ReactNode
}

/** What phones open on demand. Wider windows and paper have it open, without its summary. */
export const Folded = ({ summary, plain, children }: FoldedProps) => (
  <details data-folded={plain ? 'plain' : 'list'}>
    <summary>
      <span>{summary}</span>
      <Icon name="chev" />
    </summary>
    {children}
  </details>
)

/** A long list: on phones the names of its items open it. */
export const FoldedList = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
  <Folded
    summary={names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && '\u00a0· '}
        {/* In Arabic, Latin names side by side would otherwise stand in the wrong order. */}
        <bdi>{unbroken(name)}</bdi>
      </Fragment>
    ))}
  >
    {children}
  </Folded>
)

/** One of them: what is always seen, and what it opens. */
export const Disclosure = ({ summary, isOpen, children }: DisclosureProps) => (
  <details open={isOpen}>
    <summary>
      {summary}
      <Icon name="chev" />
    </summary>
    {children}
  </details>
)
