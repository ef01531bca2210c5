import { AudienceSection } from '@/components/sections/audience/audience-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { NextStepSection } from '@/components/sections/next-step/next-step-section'
import { OutcomesSection } from '@/components/sections/outcomes/outcomes-section'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { SampleBand } from '@/components/sections/sample/sample-band'
import { Sources } from '@/components/sections/sources/sources-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { serviceQuestions } from '@/content/service-questions'
import type { Locale } from '@/lib/locale'

import { nextStep } from './next-step'
import { ownerOnService } from './partner-levels'
import { shownPart } from './sample-excerpt'
import { serviceHeadings } from './service-headings'
import { shownOnService } from './shown-of-company'

interface ServiceSectionsProps {
  item: CatalogueItem<'services'>
  locale: Locale
}

/** The sections of a service page below its details. */
export function ServiceSections({ item, locale }: ServiceSectionsProps) {
  const { moreEntries, result, services } = messages[locale].sections
  const { slug, group, entry, path } = item
  const copy = entry.copy[locale]
  const sections = serviceHeadings(locale)
  const part = shownPart(slug, locale)
  return (
    <>
      {part && <SampleBand {...part} view={group === 'enterprise' ? undefined : group} locale={locale} />}
      <AudienceSection {...sections.audience} audience={copy.audience} />
      <StepsSection {...sections.steps} resultLabel={result} steps={copy.steps} after="sand" />
      <OutcomesSection {...sections.outcomes} columns={services} outcomes={copy.outcomes} />
      <NextStepSection {...nextStep(item, locale)} />
      <ContentSection {...sections.standards} surface="paper" wide>
        <DescriptionList items={copy.standards} look="flowing" folded={moreEntries} />
        <Sources path={path} locale={locale} />
      </ContentSection>
      <CompanySection
        locale={locale}
        surface="paper"
        continues
        {...shownOnService(slug)}
        owner={ownerOnService(slug)}
      />
      <QuestionsSection {...sections.questions} surface="sand" questions={serviceQuestions(copy, locale)} />
    </>
  )
}
