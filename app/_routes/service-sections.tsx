import { AudienceSection } from '@/components/sections/audience/audience-section'
import { DeliverablesSection } from '@/components/sections/deliverables/deliverables-section'
import { NamedTexts } from '@/components/sections/named-texts/named-texts'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { messages } from '@/content/messages'
import type { ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** The sections of a service's page in their order, for its line of contents. */
export function serviceContents(locale: Locale) {
  const { audience, steps, deliverables, measures, standards, questions } = messages[locale].sections.services
  return [
    { id: 'who-it-is-for', heading: audience },
    { id: 'how-we-work', heading: steps },
    { id: 'what-you-receive', heading: deliverables },
    { id: 'outcomes', heading: measures },
    { id: 'standards', heading: standards },
    { id: 'questions', heading: questions },
  ]
}

/** What a buyer asks of a service, in the order of asking: is it for us, how does it go, what do we get, who says so. */
export function ServiceSections({ copy, locale }: { copy: ServiceCopy; locale: Locale }) {
  const { result, services: headings } = messages[locale].sections
  return (
    <>
      <AudienceSection heading={headings.audience} signsHeading={headings.signs} audience={copy.audience} />
      <StepsSection id="how-we-work" heading={headings.steps} resultLabel={result} steps={copy.steps} />
      <DeliverablesSection headings={headings} deliverables={copy.deliverables} measures={copy.measures} />
      <ContentSection id="standards" heading={headings.standards} surface="sand">
        <NamedTexts items={copy.standards} columns={2} />
      </ContentSection>
      <QuestionsSection heading={headings.questions} questions={copy.questions} />
    </>
  )
}
