import { pageMetadata } from '@/app/_seo/page-metadata'
import { productGraph } from '@/app/_seo/structured-data/product-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { AnnotatedPhone } from '@/components/sections/annotated-phone/annotated-phone'
import { AudienceSection } from '@/components/sections/audience/audience-section'
import { DetailsSection } from '@/components/sections/details/details-section'
import { ScreenGallery } from '@/components/sections/gallery/screen-gallery'
import { Layers } from '@/components/sections/layers/layers'
import { ModulesSection } from '@/components/sections/modules/modules-section'
import { NextStepSection } from '@/components/sections/next-step/next-step-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { PlatformsSection } from '@/components/sections/platforms/platforms-section'
import { ProductActions } from '@/components/sections/product/product-actions'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { Sources } from '@/components/sections/sources/sources-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { TableOfContents } from '@/components/sections/table-of-contents/table-of-contents'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ContentSection } from '@/components/ui/content-section/content-section'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { JsonLd } from '@/components/ui/json-ld'
import { catalogueItem, catalogueItems } from '@/content/catalogue'
import { carouselMessages, messages } from '@/content/messages'
import { catalogueBreadcrumbs } from '@/content/views/catalogue-breadcrumbs'
import { catalogueDetails } from '@/content/views/catalogue-details'
import { deletionLink } from '@/content/views/deletion-link'
import { galleryScreens } from '@/content/views/gallery-screens'
import { enquiry, nextStep } from '@/content/views/next-step'
import { pageSources } from '@/content/views/page-sources'
import { productContents, productHeadings } from '@/content/views/product-headings'
import { siblingCards } from '@/content/views/sibling-cards'
import { storeLinks } from '@/content/views/store-links'
import type { Locale } from '@/lib/locale'

interface ProductParams {
  params: Promise<{ slug: string }>
}

export function productRoute(locale: Locale) {
  const { catalogue, navigation, notAvailable, sections } = messages[locale]
  return {
    generateStaticParams: () => catalogueItems('products').map(({ group, slug }) => ({ group, slug })),
    async generateMetadata({ params }: ProductParams) {
      const { path, copy } = catalogueItem('products', (await params).slug)
      const { documentTitle: title, description } = copy[locale]
      return pageMetadata({ locale, path, title, description })
    },
    async Page({ params }: ProductParams) {
      const item = catalogueItem('products', (await params).slug)
      const { slug, group, path } = item
      const { stage, device = 'phone' } = item.entry
      const copy = item.entry.copy[locale]
      const breadcrumbs = catalogueBreadcrumbs(item, locale)
      const { screens, modules, platforms, integrations, ...headings } = productHeadings(locale)
      const gallery = galleryScreens(item, locale)
      const screen = gallery.at(-1)
      const folded = sections.moreEntries
      const lists = {
        modules: { ...modules, items: copy.modules, folded },
        platforms: { ...platforms, items: copy.platforms, folded },
        integrations: { ...integrations, items: copy.integrations, folded },
      }
      const deletion = deletionLink(item, locale)
      return (
        <PageLayout locale={locale} hasCallToAction={false}>
          <PageHero
            locale={locale}
            title={copy.title}
            lead={copy.summary}
            subtitle={catalogue.subtitle}
            picture={item.picture}
            breadcrumbs={breadcrumbs}
            breadcrumbLabel={navigation.breadcrumb}
          >
            <ProductActions
              links={storeLinks(slug, locale)}
              unavailable={notAvailable}
              enquiry={enquiry(item, locale)}
            />
          </PageHero>
          <TableOfContents label={sections.onThisPage} sections={productContents(locale)} />
          <ScreenGallery
            id={screens.id}
            heading={catalogue.exploreScreens}
            note={catalogue.sampleScreens}
            screens={gallery}
            stage={stage}
            device={device}
            labels={carouselMessages[locale]}
          />
          <DetailsSection {...catalogueDetails(item, locale)} />
          <AudienceSection {...headings.audience} audience={copy.audience} />
          {/* Each group shows its modules in its own form. */}
          {group === 'core' && <Layers layers={[lists.modules, lists.platforms, lists.integrations]} />}
          {group === 'industry' && screen && (
            <ModulesSection
              {...lists.modules}
              columns={sections.products.moduleColumns}
              screen={screen}
              device={device}
            />
          )}
          {group === 'branded' && screen && <AnnotatedPhone {...lists.modules} screen={screen} />}
          {group !== 'core' && <PlatformsSection platforms={lists.platforms} integrations={lists.integrations} />}
          <ContentSection {...headings.security} surface="paper" wide>
            <DescriptionList items={copy.security} look="rows" folded={folded} />
            {deletion && (
              <p className="mt-8">
                <ArrowLink href={deletion.href}>{deletion.label}</ArrowLink>
              </p>
            )}
            <Sources sources={pageSources(path, locale)} locale={locale} />
          </ContentSection>
          <StepsSection {...headings.rollout} resultLabel={sections.result} steps={copy.rollout} surface="sand" />
          <QuestionsSection {...headings.questions} questions={copy.questions} />
          <NextStepSection {...nextStep(item, locale)} />
          <SiblingCards {...siblingCards(item, locale)} heading={catalogue.more} />
          <JsonLd data={productGraph(item, locale, breadcrumbs)} />
        </PageLayout>
      )
    },
  }
}
