import { AudienceSection } from '@/components/sections/audience/audience-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { DeliverablesSection } from '@/components/sections/deliverables/deliverables-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { ScrollRow } from '@/components/ui/scroll-row'
import { messages } from '@/content/messages'
import { sectionIds } from '@/content/section-ids'
import type { ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** Ids and headings of the sections of a service page, in page order. */
export function serviceSections(locale: Locale) {
  const headings = messages[locale].sections.services
  return {
    audience: { id: sectionIds.audience, heading: headings.audience },
    steps: { id: sectionIds.steps, heading: headings.steps },
    measures: { id: sectionIds.measures, heading: headings.measures },
    deliverables: { id: sectionIds.deliverables, heading: headings.deliverables },
    standards: { id: sectionIds.standards, heading: headings.standards },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}

/** The sections of a service page below its details. */
export function ServiceSections({ copy, locale }: { copy: ServiceCopy; locale: Locale }) {
  const { result, services } = messages[locale].sections
  const sections = serviceSections(locale)
  return (
    <>
      <AudienceSection {...sections.audience} signsHeading={services.signs} audience={copy.audience} />
      <StepsSection {...sections.steps} resultLabel={result} steps={copy.steps} />
      <DeliverablesSection
        deliverables={{ ...sections.deliverables, items: copy.deliverables }}
        measures={{ ...sections.measures, items: copy.measures }}
      />
      <ContentSection {...sections.standards} surface="sand" wide>
        <ScrollRow labelledBy={`${sections.standards.id}-heading`}>
          <DescriptionList items={copy.standards} columns={3} />
        </ScrollRow>
      </ContentSection>
      <QuestionsSection {...sections.questions} questions={copy.questions} />
    </>
  )
}
