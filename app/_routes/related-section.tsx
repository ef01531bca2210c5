import { PageRows } from '@/components/sections/overview/page-rows'
import { ContentSection } from '@/components/sections/content-section/content-section'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { relatedPages } from '@/content/related-pages'
import type { Locale } from '@/lib/locale'

interface RelatedSectionProps {
  item: CatalogueItem
  /** Slugs, as the item's folder names them. */
  related: readonly string[]
  locale: Locale
}

/** Where a reader of a page may go next, by what it is for rather than by its group. */
export function RelatedSection({ item, related, locale }: RelatedSectionProps) {
  return (
    <ContentSection id="related" heading={messages[locale].sections.related} surface="sand">
      <PageRows items={relatedPages(item.kind, item.slug, related)} locale={locale} />
    </ContentSection>
  )
}
