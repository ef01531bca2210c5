import { ContentSection, type Surface } from '@/components/ui/content-section/content-section'
import { FactList } from '@/components/ui/description-list/fact-list'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { lastDayOf } from '@/lib/last-day'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { Cases } from './cases'
import { companyHeadings, companyParts, companyUntil, PARTS, type ShownOfCompany } from '@/content/views/company-parts'
import { People } from './people'

interface CompanySectionProps extends ShownOfCompany {
  locale: Locale
  surface: Surface
  /** It follows another section on the same surface. */
  continues?: boolean
  /** It stands in another section, below its content. */
  inside?: boolean
  owner?: Owner
}

/** What the owner has said of the company: cases, people and facts. Nothing at all, as long as nothing is said. */
export function CompanySection({ locale, surface, continues, inside, owner, ...shown }: CompanySectionProps) {
  const parts = companyParts(shown, locale, owner)
  const { cases, people, facts } = parts
  const headings = companyHeadings(parts, locale)
  const [first, ...others] = PARTS.filter((part) => parts[part].length > 0)
  if (!first) return null
  const contents = {
    cases: <Cases cases={cases} locale={locale} linked={shown.cases === 'all'} />,
    people: <People people={people} locale={locale} />,
    facts: <FactList items={facts} />,
  }
  const section = (
    <ContentSection
      id={sectionIds.company}
      heading={headings[first]}
      surface={surface}
      continues={continues}
      until={companyUntil(parts)}
      wide
    >
      {isExample && <p className="type-label mb-8">{messages[locale].company.example}</p>}
      {contents[first]}
      {others.map((part) => (
        <div key={part} data-until={part === 'facts' ? lastDayOf(facts) : undefined}>
          <h3 className="mt-10 mb-8 text-section lg:mt-16">{headings[part]}</h3>
          {contents[part]}
        </div>
      ))}
    </ContentSection>
  )
  // What follows it brings the distance. On phones that is little.
  return inside ? <div className="mt-8 md:-mb-(--section) lg:mt-16">{section}</div> : section
}
