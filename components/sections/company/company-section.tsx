import { ContentSection, type Surface } from '@/components/sections/content-section/content-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { Cases } from './cases'
import { companyParts, type ShownOfCompany } from './company-parts'
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
  const { facts, people, cases } = companyParts(shown, locale, owner)
  if (facts.length + people.length + cases.length === 0) return null
  return (
    <ContentSection id={sectionIds.company} heading={words.heading} surface={surface} continues={continues} wide>
      {isExample && <p className="type-label mb-8">{words.example}</p>}
      {facts.length > 0 && <DescriptionList items={facts} columns={3} />}
      {cases.length > 0 && <Cases cases={cases} locale={locale} />}
      {people.length > 0 && <People people={people} locale={locale} />}
    </ContentSection>
  )
}
