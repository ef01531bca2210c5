import { pageMetadata } from '@/app/_seo/page-metadata'
import { homeGraph } from '@/app/_seo/structured-data/home-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { ScrollSpy } from '@/components/navigation/scroll-spy'
import { CompanySection } from '@/components/sections/company/company-section'
import { Credentials } from '@/components/sections/company/credentials'
import { Hero } from '@/components/sections/hero/hero'
import { Offer } from '@/components/sections/offer/offer'
import { PartnersSection } from '@/components/sections/partners/partners-section'
import { SamplesInvitation } from '@/components/sections/sample/samples-invitation'
import { StatementsSection } from '@/components/sections/statements/statements-section'
import { ValuesSection } from '@/components/sections/values/values-section'
import { VisionSection } from '@/components/sections/vision/vision-section'
import { JsonLd } from '@/components/ui/json-ld'
import { SectionDivider } from '@/components/ui/section-divider'
import { catalogueItems } from '@/content/catalogue'
import { carouselMessages, messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import { partnerLogos } from '@/content/partners'
import { companySection } from '@/content/views/company'
import { credentials } from '@/content/views/credentials'
import { offerGroups } from '@/content/views/offer-groups'
import { homeExcerpt } from '@/content/views/sample-excerpt'
import { SHOWN_ON_HOME } from '@/content/views/company-selections'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

/**
 * The sections that the navigation follows while the visitor scrolls, in page order. The first is the top of the page
 * and has no hash.
 */
const SECTIONS = [sectionIds.home, sectionIds.vision, sectionIds.values, sectionIds.partners, sectionIds.footer]

const counts = { services: catalogueItems('services').length, products: catalogueItems('products').length }

export function homeRoute(locale: Locale) {
  const { title, description, vision, mission, visionStatement, towersAlt, values, partners } = homePage[locale]
  const { dir: direction } = localeConfig[locale]
  const labels = carouselMessages[locale]
  return {
    metadata: pageMetadata({ locale, path: pagePaths.home, title, description }),
    Page: () => (
      <PageLayout locale={locale}>
        <ScrollSpy sections={SECTIONS} />
        <Hero locale={locale} />
        <div className="paper">
          <SectionDivider to="ink-950" direction="up" />
        </div>
        <VisionSection locale={locale} {...vision}>
          <Credentials locale={locale} {...credentials(locale)} />
          <CompanySection company={companySection(SHOWN_ON_HOME, locale)} surface="paper" inside />
          <Offer locale={locale} heading={vision.offer(counts)} groups={offerGroups(locale)} />
        </VisionSection>
        <SamplesInvitation
          locale={locale}
          title={vision.samples.title}
          text={vision.samples.text}
          link={{ title: vision.samples.link, href: localizePath(locale, pagePaths.samples) }}
          more={{ title: messages[locale].company.supplier, href: localizePath(locale, pagePaths.supplier) }}
          excerpt={homeExcerpt(locale)}
        />
        <StatementsSection statements={[mission, visionStatement]} pictureAlt={towersAlt} />
        <ValuesSection
          heading={values.title}
          subtitle={values.subtitle}
          values={values.items}
          direction={direction}
          labels={{
            carousel: labels.carousel,
            slide: labels.slide,
            of: labels.of,
            previous: values.previous,
            next: values.next,
          }}
        />
        <PartnersSection
          heading={partners.title}
          subtitle={partners.subtitle}
          partners={partnerLogos}
          direction={direction}
          labels={{
            carousel: labels.carousel,
            slide: labels.slide,
            choose: labels.choosePartner,
            previous: partners.previous,
            next: partners.next,
          }}
        />
        <JsonLd data={homeGraph(locale)} />
      </PageLayout>
    ),
  }
}
