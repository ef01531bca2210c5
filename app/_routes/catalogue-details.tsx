import type { ReactNode } from 'react'

import { DetailsSection } from '@/components/sections/details/details-section'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'
import { datasheetPicture } from '@/lib/picture-names'

interface CatalogueDetailsProps {
  item: CatalogueItem
  locale: Locale
  children?: ReactNode
}

/** The details section of a service or product page. */
export function CatalogueDetails({ item, locale, children }: CatalogueDetailsProps) {
  const { kind, slug } = item
  const copy = item.copy[locale]
  const { catalogue, sections } = messages[locale]
  const { downloadPdf, sheetAlt } = catalogue
  return (
    <DetailsSection
      id={sectionIds.details}
      copy={copy}
      download={{ href: datasheetPath(kind, slug, locale), label: downloadPdf }}
      sheet={{ name: datasheetPicture(kind, slug, locale), alt: sheetAlt({ title: copy.title }) }}
      foldedLabel={sections.morePoints}
    >
      {children}
    </DetailsSection>
  )
}
