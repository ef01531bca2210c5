import { AudienceSection } from '@/components/sections/audience/audience-section'
import { BulletList } from '@/components/sections/content-section/bullet-list'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { DeliverablesSection } from '@/components/sections/deliverables/deliverables-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { ScrollRow } from '@/components/ui/scroll-row'
import type { ServiceGroup } from '@/content/groups'
import { messages } from '@/content/messages'
import { sectionIds } from '@/content/section-ids'
import type { ServiceEntry } from '@/content/types'
import type { Locale } from '@/lib/locale'

import { ServiceBeforeAfter } from './service-before-after'
import { ServiceControls } from './service-controls'

/** Ids and headings of the sections of a service page. */
export function serviceSections(locale: Locale) {
  const headings = messages[locale].sections.services
  return {
    audience: { id: sectionIds.audience, heading: headings.audience },
    steps: { id: sectionIds.steps, heading: headings.steps },
    measures: { id: sectionIds.measures, heading: headings.measures },
    controls: { id: sectionIds.measures, heading: headings.controls },
    deliverables: { id: sectionIds.deliverables, heading: headings.deliverables },
    standards: { id: sectionIds.standards, heading: headings.standards },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}

/** The sections that the table of contents lists, in page order. */
export function serviceContents(group: ServiceGroup, locale: Locale) {
  const { audience, steps, measures, controls, deliverables, standards, questions } = serviceSections(locale)
  const listed = {
    enterprise: [steps, measures, deliverables],
    digital: [measures, steps, deliverables],
    cybersecurity: [steps, controls],
  }
  return [audience, ...listed[group], standards, questions]
}

/** The sections of a service page below its details. Each group shows a part of them in a form of its own. */
export function ServiceSections({ entry, locale }: { entry: ServiceEntry; locale: Locale }) {
  const { result, services } = messages[locale].sections
  const copy = entry.copy[locale]
  const sections = serviceSections(locale)
  const deliverables = { ...sections.deliverables, items: copy.deliverables }
  return (
    <>
      {entry.group === 'digital' ? (
        <ServiceBeforeAfter entry={entry} sections={sections} locale={locale} />
      ) : (
        <AudienceSection {...sections.audience} signsHeading={services.signs} audience={copy.audience} />
      )}
      <StepsSection
        {...sections.steps}
        resultLabel={result}
        steps={copy.steps}
        isLine={entry.group === 'enterprise' || undefined}
      />
      {entry.group === 'enterprise' && (
        <DeliverablesSection deliverables={deliverables} measures={{ ...sections.measures, items: copy.measures }} />
      )}
      {entry.group === 'digital' && (
        <ContentSection {...deliverables} surface="paper" wide>
          <BulletList items={deliverables.items} columns={2} />
        </ContentSection>
      )}
      {entry.group === 'cybersecurity' && <ServiceControls entry={entry} sections={sections} locale={locale} />}
      <ContentSection {...sections.standards} surface="sand" wide>
        <ScrollRow labelledBy={`${sections.standards.id}-heading`}>
          <DescriptionList items={copy.standards} columns={3} />
        </ScrollRow>
      </ContentSection>
      <QuestionsSection {...sections.questions} questions={copy.questions} />
    </>
  )
}
