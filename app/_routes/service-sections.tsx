import { AudienceSection } from '@/components/sections/audience/audience-section'
import { BulletList, type SampleLink } from '@/components/sections/content-section/bullet-list'
import { CompanySection } from '@/components/sections/company/company-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { DeliverablesSection } from '@/components/sections/deliverables/deliverables-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { SampleBand } from '@/components/sections/sample/sample-band'
import { Sources } from '@/components/sections/sources/sources-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { messages } from '@/content/messages'
import { serviceQuestions } from '@/content/service-questions'
import type { ServiceEntry } from '@/content/types'
import type { Locale } from '@/lib/locale'

import { shownPart } from './sample-excerpt'
import { ServiceBeforeAfter } from './service-before-after'
import { ServiceControls } from './service-controls'
import { serviceHeadings } from './service-headings'
import { ownerOnService } from './partner-levels'
import { shownOnService } from './shown-of-company'

interface ServiceSectionsProps {
  entry: ServiceEntry
  /** Its slug. */
  service: string
  /** Without the locale prefix. */
  path: string
  sample?: SampleLink
  locale: Locale
}

/** The sections of a service page below its details. Each group shows some of them in its own form. */
export function ServiceSections({ entry, service, path, sample, locale }: ServiceSectionsProps) {
  const { moreEntries, result, services } = messages[locale].sections
  const copy = entry.copy[locale]
  const sections = serviceHeadings(locale)
  const part = shownPart(service, locale)
  // The grounds alternate.
  const [ground, next] = part ? (['paper', 'sand'] as const) : (['sand', 'paper'] as const)
  const deliverables = { ...sections.deliverables, items: copy.deliverables }
  return (
    <>
      {entry.example ? (
        <ServiceBeforeAfter copy={copy} example={entry.example} sections={sections} locale={locale} />
      ) : (
        <AudienceSection {...sections.audience} signsHeading={services.signs} audience={copy.audience} />
      )}
      <StepsSection
        {...sections.steps}
        resultLabel={result}
        steps={copy.steps}
        after="sand"
        view={entry.example ? undefined : entry.group}
      />
      {entry.group === 'enterprise' && (
        <DeliverablesSection
          deliverables={deliverables}
          measures={{ ...sections.measures, items: copy.measures }}
          sample={sample}
        />
      )}
      {entry.group === 'digital' && (
        <ContentSection {...deliverables} surface="paper" wide>
          <BulletList items={deliverables.items} columns={2} sample={sample} />
        </ContentSection>
      )}
      {entry.controls && (
        <ServiceControls copy={copy} controls={entry.controls} sections={sections} sample={sample} locale={locale} />
      )}
      {part && <SampleBand {...part} view={entry.group === 'enterprise' ? undefined : entry.group} locale={locale} />}
      <ContentSection {...sections.standards} surface={ground} wide>
        <DescriptionList items={copy.standards} look="flowing" folded={moreEntries} />
        <Sources path={path} locale={locale} />
      </ContentSection>
      <CompanySection
        locale={locale}
        surface={ground}
        continues
        {...shownOnService(service)}
        owner={ownerOnService(service)}
      />
      <QuestionsSection {...sections.questions} surface={next} questions={serviceQuestions(copy, locale)} />
    </>
  )
}
