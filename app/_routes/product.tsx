import { PageFrame } from '@/components/layout/page-frame'
import { ScreenGallery } from '@/components/sections/gallery/screen-gallery'
import { PageContents } from '@/components/sections/page-contents/page-contents'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { StoreButtons } from '@/components/sections/product/store-buttons'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { productGraph } from '@/app/_seo/structured-data/product-graph'

import { CatalogueDetails } from './catalogue-details'
import { type CatalogueParams, catalogueParams, requestedItem } from './catalogue-params'
import { catalogueTrail } from './catalogue-trail'
import { DeletionLink } from './deletion-link'
import { galleryScreens } from './gallery-screens'
import { productSections, ProductSections } from './product-sections'
import { RelatedSection } from './related-section'
import { siblingCards } from './sibling-cards'
import { storeLinks } from './store-links'

export function productRoute(locale: Locale) {
  const text = messages[locale]
  return {
    generateStaticParams: () => catalogueParams('products'),
    async generateMetadata(props: CatalogueParams) {
      const { path, copy } = await requestedItem('products', props)
      const { title, description } = copy[locale]
      return pageMetadata({ locale, path, title, description })
    },
    async Page(props: CatalogueParams) {
      const item = await requestedItem('products', props)
      const { stores } = item.entry
      const copy = item.entry.copy[locale]
      const trail = catalogueTrail(item, locale)
      const sections = productSections(locale)
      const deletionLink = <DeletionLink item={item} locale={locale} />
      return (
        <PageFrame locale={locale} after="sand">
          <PageHero
            locale={locale}
            size="product"
            title={copy.title}
            subtitle={text.catalogue.subtitle}
            picture={item.picture}
            trail={trail}
            breadcrumbLabel={text.navigation.breadcrumb}
          >
            <StoreButtons links={storeLinks(item.slug, stores, locale)} unavailable={text.notAvailable} />
          </PageHero>
          <PageContents label={text.sections.onThisPage} sections={Object.values(sections)} />
          <CatalogueDetails item={item} locale={locale}>
            {deletionLink}
          </CatalogueDetails>
          <ProductSections
            copy={copy}
            locale={locale}
            gallery={
              <ScreenGallery
                id={sections.screens.id}
                heading={text.catalogue.exploreScreens}
                screens={galleryScreens(item, locale)}
                labels={{ chooseScreen: carouselMessages[locale].chooseScreen }}
              />
            }
            dataLink={deletionLink}
          />
          <RelatedSection item={item} locale={locale} />
          <SiblingCards {...siblingCards(item, locale)} heading={text.catalogue.moreProducts} surface="sand" />
          <JsonLd data={productGraph(item, locale, trail)} />
        </PageFrame>
      )
    },
  }
}
