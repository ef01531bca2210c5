import { pageMetadata } from '@/app/_seo/page-metadata'
import { serviceGraph } from '@/app/_seo/structured-data/service-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { AudienceSection } from '@/components/sections/audience/audience-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { ResultLink } from '@/components/sections/company/result-link'
import { DetailsSection } from '@/components/sections/details/details-section'
import { NextStepSection } from '@/components/sections/next-step/next-step-section'
import { OutcomesSection } from '@/components/sections/outcomes/outcomes-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { PriceSection } from '@/components/sections/price/price-section'
import { QuestionsSection } from '@/components/sections/questions/questions-section'
import { SampleBand } from '@/components/sections/sample/sample-band'
import { SiblingCards } from '@/components/sections/sibling-cards/sibling-cards'
import { Sources } from '@/components/sections/sources/sources-section'
import { StepsSection } from '@/components/sections/steps/steps-section'
import { TableOfContents } from '@/components/sections/table-of-contents/table-of-contents'
import { ButtonRow } from '@/components/ui/button-row'
import { ContentSection } from '@/components/ui/content-section/content-section'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { JsonLd } from '@/components/ui/json-ld'
import { MailButton } from '@/components/ui/mail-button'
import { catalogueItem, catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { catalogueBreadcrumbs } from '@/content/views/catalogue-breadcrumbs'
import { catalogueDetails } from '@/content/views/catalogue-details'
import { companySection } from '@/content/views/company'
import { enquiry, nextStep } from '@/content/views/next-step'
import { pageSources } from '@/content/views/page-sources'
import { ownerOnService } from '@/content/views/partner-levels'
import { shownPart } from '@/content/views/sample-excerpt'
import { serviceContents, serviceHeadings } from '@/content/views/service-headings'
import { serviceQuestions } from '@/content/views/service-questions'
import { serviceResult } from '@/content/views/service-result'
import { shownOnService } from '@/content/views/company-selections'
import { siblingCards } from '@/content/views/sibling-cards'
import type { Locale } from '@/lib/locale'

interface ServiceParams {
  params: Promise<{ slug: string }>
}

export function serviceRoute(locale: Locale) {
  const { catalogue, navigation, sections } = messages[locale]
  const headings = serviceHeadings(locale)
  return {
    generateStaticParams: () => catalogueItems('services').map(({ group, slug }) => ({ group, slug })),
    async generateMetadata({ params }: ServiceParams) {
      const { path, copy } = catalogueItem('services', (await params).slug)
      const { documentTitle: title, description } = copy[locale]
      return pageMetadata({ locale, path, title, description })
    },
    async Page({ params }: ServiceParams) {
      const item = catalogueItem('services', (await params).slug)
      const { slug, group, path } = item
      const copy = item.entry.copy[locale]
      const breadcrumbs = catalogueBreadcrumbs(item, locale)
      const result = serviceResult(slug, locale)
      const sample = shownPart(slug, locale)
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
            <ButtonRow space="mt-5">
              <MailButton variant="primary" {...enquiry(item, locale)} />
            </ButtonRow>
          </PageHero>
          <TableOfContents label={sections.onThisPage} sections={serviceContents(item, locale)} />
          <DetailsSection {...catalogueDetails(item, locale)}>{result && <ResultLink {...result} />}</DetailsSection>
          {sample && <SampleBand {...sample} group={group} locale={locale} />}
          <AudienceSection {...headings.audience} audience={copy.audience} />
          <StepsSection {...headings.steps} resultLabel={sections.result} steps={copy.steps} surface="dark" continued />
          <PriceSection {...headings.price} decides={copy.decides} />
          <OutcomesSection {...headings.outcomes} columns={sections.services} outcomes={copy.outcomes} />
          <ContentSection {...headings.standards} surface="sand" wide>
            <DescriptionList items={copy.standards} look="rows" folded={sections.moreEntries} />
            <Sources sources={pageSources(path, locale)} locale={locale} />
          </ContentSection>
          <CompanySection
            company={companySection(shownOnService(slug), locale, ownerOnService(slug))}
            surface="sand"
            continues
          />
          <QuestionsSection {...headings.questions} questions={serviceQuestions(copy, locale)} />
          <NextStepSection {...nextStep(item, locale)} />
          <SiblingCards {...siblingCards(item, locale)} heading={catalogue.more} />
          <JsonLd data={serviceGraph(item, locale, breadcrumbs)} />
        </PageLayout>
      )
    },
  }
}
