import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'
import { datasheetPicture } from '@/lib/picture-names'
import { sectionIds } from '@/lib/section-ids'

/** The details section of a service or product page. */
export function catalogueDetails({ kind, slug, copy }: CatalogueItem, locale: Locale) {
  const { catalogue, sections } = messages[locale]
  const { title } = copy[locale]
  return {
    id: sectionIds.details,
    copy: copy[locale],
    download: { href: datasheetPath(kind, slug, locale), label: catalogue.downloadPdf },
    sheet: { name: datasheetPicture(kind, slug, locale), alt: catalogue.sheetAlt({ title }) },
    foldedLabel: sections.morePoints,
  }
}
