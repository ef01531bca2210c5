import { companyParts } from '@/content/views/company-parts'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/components/ui/unbroken'

import { shownOnService } from '@/content/views/shown-of-company'

interface ResultLinkProps {
  /** The slug of the service. */
  service: string
  locale: Locale
  owner?: Owner
}

/** A client's result near the top of its service's page. It leads to the whole case. */
export function ResultLink({ service, locale, owner }: ResultLinkProps) {
  const [result] = companyParts(shownOnService(service), locale, owner).cases
  if (!result) return null
  const { before, after, confirmedBy } = messages[locale].company
  return (
    <div className="mt-8 pt-4 ruled">
      <p className="type-label text-accent">{result.sector[locale]}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-section">
        <span className="visually-hidden">{before}</span>
        <span>{unbroken(result.before[locale])}</span>
        <Icon name="right" />
        <span className="visually-hidden">{after}</span>
        <span className="text-accent">{unbroken(result.after[locale])}</span>
      </p>
      <ArrowLink href={`#${sectionIds.company}`}>
        <span>{unbroken(result.measure[locale])}</span>
        <Icon name="down" />
      </ArrowLink>
      <p className="type-note">
        {`${confirmedBy}: `}
        {unbroken(result.confirmedBy[locale])}
      </p>
    </div>
  )
}
