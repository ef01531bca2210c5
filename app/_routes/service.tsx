import { PageLayout } from '@/components/layout/page-layout'
import { TableOfContents } from '@/components/sections/table-of-contents/table-of-contents'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { JsonLd } from '@/components/ui/json-ld'
import { MailButton } from '@/components/ui/mail-button'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { serviceGraph } from '@/app/_seo/structured-data/service-graph'

import { CatalogueDetails } from './catalogue-details'
import { type CatalogueParams, catalogueParams, requestedItem } from './catalogue-params'
import { catalogueBreadcrumbs } from './catalogue-breadcrumbs'
import { enquiry } from './next-step'
import { ResultLink } from './result-link'
import { serviceContents } from './service-headings'
import { ServiceSections } from './service-sections'
import { siblingCards } from './sibling-cards'

export function serviceRoute(locale: Locale) {
  const text = messages[locale]
  return {
    generateStaticParams: () => catalogueParams('services'),
    async generateMetadata(props: CatalogueParams) {
      const { path, copy } = await requestedItem('services', props)
      const { documentTitle: title, description } = copy[locale]
      return pageMetadata({ locale, path, title, description })
    },
    async Page(props: CatalogueParams) {
      const item = await requestedItem('services', props)
      const copy = item.entry.copy[locale]
      const breadcrumbs = catalogueBreadcrumbs(item, locale)
      return (
        <PageLayout locale={locale}>
          <PageHero
            locale={locale}
            title={copy.title}
            lead={copy.summary}
            subtitle={text.catalogue.subtitle}
            picture={item.picture}
            breadcrumbs={breadcrumbs}
            breadcrumbLabel={text.navigation.breadcrumb}
          >
            <div className="button-row">
              <MailButton variant="gold" {...enquiry(item, locale)} />
            </div>
          </PageHero>
          <TableOfContents label={text.sections.onThisPage} sections={serviceContents(item, locale)} />
          <CatalogueDetails item={item} locale={locale}>
            <ResultLink service={item.slug} locale={locale} />
          </CatalogueDetails>
          <ServiceSections item={item} locale={locale} />
          <SiblingCards {...siblingCards(item, locale)} heading={text.catalogue.more} />
          <JsonLd data={serviceGraph(item, locale, breadcrumbs)} />
        </PageLayout>
      )
    },
  }
}
