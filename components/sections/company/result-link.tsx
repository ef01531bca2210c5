import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { unbroken } from '@/components/ui/unbroken'

import type { Case, CaseLabels } from './cases'

interface ResultLinkProps {
  /** The address of the whole case. */
  href: string
  result: Pick<Case, 'sector' | 'measure' | 'before' | 'after' | 'confirmedBy'>
  labels: Pick<CaseLabels, 'before' | 'after' | 'confirmedBy'>
}

/** A client's result near the top of its service's page. It leads to the whole case. */
export function ResultLink({ href, result, labels: { before, after, confirmedBy } }: ResultLinkProps) {
  return (
    <div className="mt-8 border-t border-line pt-4">
      <p className="text-label text-accent">{result.sector}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-h2">
        <span className="sr-only">{before}</span>
        <span>{unbroken(result.before)}</span>
        <Icon name="right" />
        <span className="sr-only">{after}</span>
        <span className="text-accent">{unbroken(result.after)}</span>
      </p>
      <ArrowLink href={href}>
        <span>{unbroken(result.measure)}</span>
        <Icon name="down" />
      </ArrowLink>
      <p className="text-sm text-muted">
        {`${confirmedBy}: `}
        {unbroken(result.confirmedBy)}
      </p>
    </div>
  )
}
