import type { ReactNode } from 'react'

import { AudienceSection } from '@/components/sections/audience/audience-section'
import { ModulesSection } from '@/components/sections/modules/modules-section'
import { NamedTexts } from '@/components/sections/named-texts/named-texts'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { PlatformsSection } from '@/components/sections/platforms/platforms-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { messages } from '@/content/messages'
import type { ProductCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

interface ProductSectionsProps {
  copy: ProductCopy
  locale: Locale
  gallery: ReactNode
  /** What stands below the facts on security and data. */
  dataLink?: ReactNode
}

/** The sections of a product's page in their order, for its line of contents. What it connects to stands beside where it runs. */
export function productContents(locale: Locale) {
  const { catalogue, sections } = messages[locale]
  const { audience, modules, platforms, security, rollout, questions } = sections.products
  return [
    { id: 'who-it-is-for', heading: audience },
    { id: 'screens', heading: catalogue.screens },
    { id: 'modules', heading: modules },
    { id: 'platforms', heading: platforms },
    { id: 'security', heading: security },
    { id: 'rollout', heading: rollout },
    { id: 'questions', heading: questions },
  ]
}

/** What a buyer asks of a product, in the order of asking: is it for us, what is it like, what is in it, is it safe. */
export function ProductSections({ copy, locale, gallery, dataLink }: ProductSectionsProps) {
  const { result, products: headings } = messages[locale].sections
  return (
    <>
      <AudienceSection heading={headings.audience} signsHeading={headings.signs} audience={copy.audience} />
      {gallery}
      <ModulesSection heading={headings.modules} columns={headings.moduleColumns} modules={copy.modules} />
      <PlatformsSection headings={headings} platforms={copy.platforms} integrations={copy.integrations} />
      <ContentSection id="security" heading={headings.security} surface="sand">
        <NamedTexts items={copy.security} columns={2} />
        {dataLink}
      </ContentSection>
      <StepsSection id="rollout" heading={headings.rollout} resultLabel={result} steps={copy.rollout} />
      <QuestionsSection heading={headings.questions} questions={copy.questions} />
    </>
  )
}
