import { PageLayout } from '@/components/layout/page-layout'
import { ComingSoonSection } from '@/components/sections/coming-soon/coming-soon-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { PartnerList } from '@/components/sections/partners/partner-list'
import { JsonLd } from '@/components/ui/json-ld'
import { factsOf } from '@/content/company'
import { pagePaths } from '@/content/page-paths'
import { partnersPage } from '@/content/pages'
import { partners } from '@/content/partners'
import { linkedPages } from '@/content/views/linked-pages'
import { partnerLevel, unlistedLevels } from '@/content/views/partner-levels'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { childPageGraph } from '@/app/_seo/structured-data/child-page-graph'

export function partnersRoute(locale: Locale) {
  const copy = partnersPage[locale]
  const { title, description } = copy
  const listed = partners.map((partner) => ({ ...partner, level: partnerLevel(partner, locale) }))
  const unlisted = unlistedLevels()
  const hasUnlisted = factsOf(['levels'], locale, unlisted).length > 0
  const page = { locale, path: pagePaths.partners, title, description }
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale} lastSurface={hasUnlisted ? 'sand' : 'paper'}>
        <ComingSoonSection copy={copy} picture="ribbons-teal" links={linkedPages(copy.next, locale)} />
        <PartnerList label={title} locale={locale} partners={listed} />
        <CompanySection locale={locale} surface="sand" facts={['levels']} owner={unlisted} />
        <JsonLd data={childPageGraph(page)} />
      </PageLayout>
    ),
  }
}
