import { Fragment, type ReactNode } from 'react'

import { unbroken } from '@/lib/unbroken'

import { Icon } from './icon'

/** Enough to tell what is folded, whole words on two or three lines of a phone. */
const FIRST_NAMES = 2

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

interface FoldedListProps {
  /** How much is folded. */
  label: string
  /** The names of its items, where none of them is seen. */
  names?: readonly string[]
  children: ReactNode
}

/** A long list: phones show how long it is, and its first names. */
export const FoldedList = ({ label, names = [], children }: FoldedListProps) => (
  <Folded
    summary={
      <>
        <b className="font-strong">{label}</b>
        {names.length > 0 && (
          <>
            <br />
            <small className="type-note">
              {names.slice(0, FIRST_NAMES).map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' · '}
                  {/* In Arabic, Latin names side by side would otherwise stand in the wrong order. */}
                  <bdi>{unbroken(name)}</bdi>
                </Fragment>
              ))}
              {names.length > FIRST_NAMES && '…'}
            </small>
          </>
        )}
      </>
    }
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
