import { PageFrame } from '@/components/layout/page-frame'
import { DetailsSection } from '@/components/sections/details/details-section'
import { ScreenGallery } from '@/components/sections/gallery/screen-gallery'
import { PageContents } from '@/components/sections/page-contents/page-contents'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { StoreButtons } from '@/components/sections/product/store-buttons'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import { deletionPaths } from '@/content/site-paths'
import type { ProductEntry } from '@/content/types'
import { products, type ProductSlug } from '@/generated/products'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { screenPicture } from '@/lib/picture-names'
import { productGraph } from '@/app/_seo/structured-data/product-graph'

import { type CatalogueParams, catalogueParams, requestedItem } from './catalogue-params'
import { catalogueTrail } from './catalogue-trail'
import { productContents, ProductSections } from './product-sections'
import { RelatedSection } from './related-section'
import { siblingCards } from './sibling-cards'

/** By the slug of any product: most have no such page. */
const deletionPathOf: Partial<Record<string, string>> = deletionPaths

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
      const { picture } = item
      const { screens, stores, related, copy: copies }: ProductEntry = products[item.slug as ProductSlug]
      const copy = copies[locale]
      const gallery = screens.map((id) => {
        const screen = copy.screens[id]
        if (!screen) throw new Error(`content/products/${item.slug}/${locale}.ts has no words for the screen "${id}"`)
        return { id, ...screen, picture: screenPicture(item.slug, id, locale) }
      })
      const deletionPath = deletionPathOf[item.slug]
      const deletionLink = deletionPath && (
        <p className="deletion-link">
          <a className="arrow-link" href={localizePath(locale, deletionPath)}>
            {text.catalogue.deleteAccount(copy.title)}
          </a>
        </p>
      )
      return (
        <PageFrame locale={locale} after="sand">
          <PageHero
            locale={locale}
            size="product"
            title={copy.title}
            subtitle={text.catalogue.subtitle}
            picture={picture}
            trail={catalogueTrail(item, locale)}
            breadcrumbLabel={text.navigation.breadcrumb}
          >
            <StoreButtons slug={item.slug} stores={stores} locale={locale} />
          </PageHero>
          <PageContents label={text.sections.onThisPage} sections={productContents(locale)} />
          <DetailsSection item={item} locale={locale}>
            {deletionLink}
          </DetailsSection>
          <ProductSections
            copy={copy}
            locale={locale}
            gallery={
              <ScreenGallery
                heading={text.catalogue.exploreScreens}
                screens={gallery}
                labels={{ chooseScreen: carouselMessages[locale].chooseScreen }}
              />
            }
            dataLink={deletionLink}
          />
          <RelatedSection item={item} related={related} locale={locale} />
          <SiblingCards {...siblingCards(item, locale)} heading={text.catalogue.moreProducts} surface="sand" />
          <JsonLd data={productGraph(item, locale, catalogueTrail(item, locale))} />
        </PageFrame>
      )
    },
  }
}
