import type { ReactNode } from 'react'

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
