import { pageMetadata } from '@/app/_seo/page-metadata'
import { contactGraph } from '@/app/_seo/structured-data/contact-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { CompanySection } from '@/components/sections/company/company-section'
import { ContactCards } from '@/components/sections/contact/contact-cards'
import { MapSection } from '@/components/sections/contact/map-section'
import { VisitSection } from '@/components/sections/contact/visit-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { ButtonLink } from '@/components/ui/button'
import { ButtonRow } from '@/components/ui/button-row'
import { ContentSection } from '@/components/ui/content-section/content-section'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import { pages } from '@/content/site-pages'
import { companySection } from '@/content/views/company'
import { firstProjectSteps } from '@/content/views/first-project'
import { SHOWN_ON_CONTACT } from '@/content/views/company-selections'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

export function contactRoute(locale: Locale) {
  const { navigation } = messages[locale]
  const { heading, subtitle, description, breadcrumb, emailAction, firstProject } = contactPage[locale]
  return {
    metadata: pageMetadata({
      locale,
      path: pagePaths.contact,
      title: messages[locale].contactTitle({ brand: site.brand[locale] }),
      description,
    }),
    Page: () => (
      <PageLayout locale={locale} lastSurface="sea" hasCallToAction={false}>
        <PageHero
          locale={locale}
          title={heading}
          subtitle={subtitle}
          picture={pages.contact.picture}
          breadcrumbs={[homeBreadcrumb(locale), { title: breadcrumb }]}
          breadcrumbLabel={navigation.breadcrumb}
        >
          <ButtonRow space="mt-5">
            <ButtonLink variant="primary" href={`mailto:${site.emails[0]}`}>
              <Icon name="mail" />
              {emailAction}
            </ButtonLink>
          </ButtonRow>
        </PageHero>
        <Section surface="paper" inner="wrap">
          <ContactCards locale={locale} />
          <VisitSection locale={locale} />
        </Section>
        <ContentSection id={sectionIds.firstProject} heading={firstProject.title} surface="sand" wide>
          <DescriptionList items={firstProjectSteps(locale)} columns={4} look="numbered" />
        </ContentSection>
        <CompanySection company={companySection(SHOWN_ON_CONTACT, locale)} surface="sand" continues />
        <MapSection locale={locale} />
        <JsonLd data={contactGraph(locale)} />
      </PageLayout>
    ),
  }
}
