import type { ReactNode } from 'react'

import { AudienceSection } from '@/components/sections/audience/audience-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { ModulesSection } from '@/components/sections/modules/modules-section'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { PlatformsSection } from '@/components/sections/platforms/platforms-section'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { ScrollRow } from '@/components/ui/scroll-row'
import { messages } from '@/content/messages'
import { sectionIds } from '@/content/section-ids'
import type { ProductCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

interface ProductSectionsProps {
  copy: ProductCopy
  locale: Locale
  /** Below the section on security and data. */
  dataLink?: ReactNode
}

/**
 * Ids and headings of the sections that the table of contents of a product page lists, in page order. The integrations
 * are beside the platforms and not listed.
 */
export function productSections(locale: Locale) {
  const { catalogue, sections } = messages[locale]
  const headings = sections.products
  return {
    screens: { id: sectionIds.screens, heading: catalogue.screens },
    audience: { id: sectionIds.audience, heading: headings.audience },
    modules: { id: sectionIds.modules, heading: headings.modules },
    platforms: { id: sectionIds.platforms, heading: headings.platforms },
    security: { id: sectionIds.security, heading: headings.security },
    rollout: { id: sectionIds.rollout, heading: headings.rollout },
    questions: { id: sectionIds.questions, heading: headings.questions },
  }
}

/** The sections of a product page below its details. */
export function ProductSections({ copy, locale, dataLink }: ProductSectionsProps) {
  const { result, products } = messages[locale].sections
  const sections = productSections(locale)
  const integrations = { id: sectionIds.integrations, heading: products.integrations }
  return (
    <>
      <AudienceSection {...sections.audience} signsHeading={products.signs} audience={copy.audience} />
      <ModulesSection {...sections.modules} columns={products.moduleColumns} modules={copy.modules} />
      <PlatformsSection
        platforms={{ ...sections.platforms, items: copy.platforms }}
        integrations={{ ...integrations, items: copy.integrations }}
      />
      <ContentSection {...sections.security} surface="paper" wide>
        <ScrollRow labelledBy={`${sections.security.id}-heading`}>
          <DescriptionList items={copy.security} columns={3} />
        </ScrollRow>
        {dataLink}
      </ContentSection>
      <StepsSection {...sections.rollout} resultLabel={result} steps={copy.rollout} />
      <QuestionsSection {...sections.questions} questions={copy.questions} />
    </>
  )
}
