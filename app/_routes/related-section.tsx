import { PageList } from '@/components/sections/overview/page-list'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { listedPages } from './listed-pages'
import { relatedPages } from './related-pages'

/** Links to the related pages of a service or product, above the cards of its siblings. */
export function RelatedSection({ item, locale }: { item: CatalogueItem; locale: Locale }) {
  const { kind, slug, entry } = item
  const id = sectionIds.related
  return (
    <section id={id} className="section pb-0 paper print:hidden" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`} className="mb-4 text-item tracking-sub">
          {messages[locale].sections.related}
        </h2>
        <PageList pages={listedPages(relatedPages(kind, slug, entry.related), locale)} row />
      </div>
    </section>
  )
}
