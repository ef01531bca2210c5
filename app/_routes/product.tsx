import { PageLayout } from '@/components/layout/page-layout'
import { ScreenGallery } from '@/components/sections/gallery/screen-gallery'
import { TableOfContents } from '@/components/sections/table-of-contents/table-of-contents'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { ProductActions } from '@/components/sections/product/product-actions'
import { NextStepSection } from '@/components/sections/next-step/next-step-section'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { JsonLd } from '@/components/ui/json-ld'
import { carouselMessages, messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { productGraph } from '@/app/_seo/structured-data/product-graph'

import { CatalogueDetails } from './catalogue-details'
import { type CatalogueParams, catalogueParams, requestedItem } from './catalogue-params'
import { catalogueBreadcrumbs } from './catalogue-breadcrumbs'
import { DeletionLink } from './deletion-link'
import { galleryScreens } from './gallery-screens'
import { enquiry, nextStep } from './next-step'
import { productHeadings } from './product-headings'
import { ProductSections } from './product-sections'
import { siblingCards } from './sibling-cards'
import { storeLinks } from './store-links'

export function productRoute(locale: Locale) {
  const text = messages[locale]
  return {
    generateStaticParams: () => catalogueParams('products'),
    async generateMetadata(props: CatalogueParams) {
      const { path, copy } = await requestedItem('products', props)
      const { documentTitle: title, description } = copy[locale]
      return pageMetadata({ locale, path, title, description })
    },
    async Page(props: CatalogueParams) {
      const item = await requestedItem('products', props)
      const { stores = [] } = item.entry
      const copy = item.entry.copy[locale]
      const breadcrumbs = catalogueBreadcrumbs(item, locale)
      const sections = productHeadings(locale)
      return (
        <PageLayout locale={locale}>
          <PageHero
            locale={locale}
            size="product"
            title={copy.title}
            lead={copy.summary}
            subtitle={text.catalogue.subtitle}
            picture={item.picture}
            breadcrumbs={breadcrumbs}
            breadcrumbLabel={text.navigation.breadcrumb}
          >
            <ProductActions
              links={storeLinks(item.slug, stores, locale)}
              unavailable={text.notAvailable}
              enquiry={enquiry(item, locale)}
            />
          </PageHero>
          <TableOfContents label={text.sections.onThisPage} sections={Object.values(sections)} />
          <ScreenGallery
            id={sections.screens.id}
            heading={text.catalogue.exploreScreens}
            note={text.catalogue.sampleScreens}
            screens={galleryScreens(item, locale)}
            stage={item.entry.stage}
            device={item.entry.device}
            labels={carouselMessages[locale]}
          />
          <CatalogueDetails item={item} locale={locale} />
          <ProductSections item={item} locale={locale} dataLink={<DeletionLink item={item} locale={locale} />} />
          <NextStepSection {...nextStep(item, locale)} />
          <SiblingCards {...siblingCards(item, locale)} heading={text.catalogue.more} />
          <JsonLd data={productGraph(item, locale, breadcrumbs)} />
        </PageLayout>
      )
    },
  }
}
