import type { ReactNode } from 'react'

import { AnnotatedPhone } from '@/components/sections/annotated-phone/annotated-phone'
import { AudienceSection } from '@/components/sections/audience/audience-section'
import { ContentSection } from '@/components/sections/content-section/content-section'
import { Layers } from '@/components/sections/layers/layers'
import { ModulesSection } from '@/components/sections/modules/modules-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { PlatformsSection } from '@/components/sections/platforms/platforms-section'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { Sources } from '@/components/sections/sources/sources-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { NamedText } from '@/content/types'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { galleryScreens } from './gallery-screens'
import { productHeadings } from './product-headings'

interface ProductSectionsProps {
  item: CatalogueItem<'products'>
  locale: Locale
  /** Shown below the section on security and data. */
  dataLink?: ReactNode
}

/** The sections of a product page below its details. Each group shows its modules in its own form. */
export function ProductSections({ item, locale, dataLink }: ProductSectionsProps) {
  const { group, device, copy: copies } = item.entry
  const copy = copies[locale]
  const { moreEntries, result, products } = messages[locale].sections
  const sections = productHeadings(locale)
  const list = (section: SectionHeading, items: readonly NamedText[]) => ({
    ...section,
    items,
    folded: moreEntries,
  })
  const modules = list(sections.modules, copy.modules)
  const platforms = list(sections.platforms, copy.platforms)
  const integrations = list({ id: sectionIds.integrations, heading: products.integrations }, copy.integrations)
  const screen = galleryScreens(item, locale).at(-1)
  return (
    <>
      <AudienceSection {...sections.audience} audience={copy.audience} />
      {group === 'core' && <Layers layers={[modules, platforms, integrations]} />}
      {group === 'industry' && screen && (
        <ModulesSection {...modules} columns={products.moduleColumns} screen={screen} device={device} />
      )}
      {group === 'branded' && screen && <AnnotatedPhone {...modules} screen={screen} />}
      {group !== 'core' && <PlatformsSection platforms={platforms} integrations={integrations} />}
      <ContentSection {...sections.security} surface="paper" wide continues={group !== 'core'}>
        <DescriptionList items={copy.security} look="flowing" folded={moreEntries} />
        {dataLink}
        <Sources path={item.path} locale={locale} />
      </ContentSection>
      <StepsSection {...sections.rollout} resultLabel={result} steps={copy.rollout} after="paper" />
      <QuestionsSection {...sections.questions} questions={copy.questions} />
    </>
  )
}
