import { ContentSection } from '@/components/sections/content-section/content-section'
import { PageList } from '@/components/sections/overview/page-list'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { relatedPages } from '@/content/related-pages'
import { sectionIds } from '@/content/section-ids'
import type { Locale } from '@/lib/locale'

/** Links to the related pages of a service or product. */
export function RelatedSection({ item, locale }: { item: CatalogueItem; locale: Locale }) {
  const { kind, slug, entry } = item
  return (
    <ContentSection id={sectionIds.related} heading={messages[locale].sections.related} surface="sand">
      <PageList items={relatedPages(kind, slug, entry.related)} locale={locale} />
    </ContentSection>
  )
}
