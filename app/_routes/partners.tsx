import { PageLayout } from '@/components/layout/page-layout'
import { ComingSoonSection } from '@/components/sections/coming-soon/coming-soon-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { PartnerList } from '@/components/sections/partners/partner-list'
import { JsonLd } from '@/components/ui/json-ld'
import { content } from '@/content/content'
import { pagePaths } from '@/content/page-paths'
import { homePage, shown } from '@/content/pages'
import { partnerLogos } from '@/content/partners'
import { comingSoon } from '@/content/views/coming-soon'
import { companySection } from '@/content/views/company'
import { partnerLevel, unlistedLevels } from '@/content/views/partner-levels'
import { previewNotice } from '@/content/views/preview-notice'
import { pages } from '@/content/site-pages'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { childPageGraph } from '@/app/_seo/structured-data/child-page-graph'

export function partnersRoute(locale: Locale) {
  const copy = shown(content.pages.partners)[locale]
  const { title, description } = copy
  const listed = partnerLogos.map((partner) => ({ ...partner, level: partnerLevel(partner, locale) }))
  const otherLevels = companySection({ facts: ['levels'] }, locale, unlistedLevels())
  const page = { locale, path: pagePaths.partners, title, description }
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale} lastSurface={otherLevels ? 'sand' : 'paper'}>
        <ComingSoonSection locale={locale} copy={copy} picture={pages.partners.picture} {...comingSoon(copy, locale)} />
        <PartnerList
          label={title}
          heading={homePage[locale].partners.subtitle}
          notice={previewNotice(locale)}
          partners={listed}
        />
        <CompanySection company={otherLevels} surface="sand" />
        <JsonLd data={childPageGraph(page)} />
      </PageLayout>
    ),
  }
}
