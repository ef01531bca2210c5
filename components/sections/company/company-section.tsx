import { ContentSection, type Surface } from '@/components/sections/content-section/content-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { Cases } from './cases'
import { companyHeading, companyParts, type ShownOfCompany } from './company-parts'
import { People } from './people'

interface CompanySectionProps extends ShownOfCompany {
  locale: Locale
  surface: Surface
  /** It follows another section on the same surface. */
  continues?: boolean
  owner?: Owner
}

/** What the owner has said of the company: facts, people and cases. Nothing at all, as long as nothing is said. */
export function CompanySection({ locale, surface, continues, owner, ...shown }: CompanySectionProps) {
  const words = messages[locale].company
  const parts = companyParts(shown, locale, owner)
  const { facts, people, cases } = parts
  const heading = companyHeading(parts, locale)
  if (facts.length + people.length + cases.length === 0) return null
  return (
    <ContentSection id={sectionIds.company} heading={heading} surface={surface} continues={continues} wide>
      {isExample && <p className="type-label mb-8">{words.example}</p>}
      {facts.length > 0 && <DescriptionList items={facts} columns={facts.length > 1 ? 3 : undefined} />}
      {cases.length > 0 && (
        <>
          {heading !== words.cases && <h3 className="h3 mt-(--rhythm) mb-6">{words.cases}</h3>}
          <Cases cases={cases} locale={locale} />
        </>
      )}
      {people.length > 0 && <People people={people} locale={locale} />}
    </ContentSection>
  )
}
