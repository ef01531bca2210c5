import { pageMetadata } from '@/app/_seo/page-metadata'
import { overviewGraph } from '@/app/_seo/structured-data/overview-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { OverviewGroups } from '@/components/sections/overview/overview-groups'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { ButtonRow } from '@/components/ui/button-row'
import { DownloadButton } from '@/components/ui/download-button'
import { JsonLd } from '@/components/ui/json-ld'
import { type CatalogueKind, catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { productsPage, servicesPage } from '@/content/pages'
import { pages } from '@/content/site-pages'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { listedPages } from '@/content/views/listed-pages'
import { profileLink } from '@/content/views/profile-link'
import type { Locale } from '@/lib/locale'

const copies = { services: servicesPage, products: productsPage }

export function overviewRoute(locale: Locale, kind: CatalogueKind) {
  const { title, description, subtitle } = copies[kind][locale]
  const { navigation, sections } = messages[locale]
  const breadcrumbs = [homeBreadcrumb(locale), { title: navigation[kind] }]
  const groups = catalogue[kind].map(({ id, copy, picture, items }) => ({
    id,
    ...copy[locale],
    // Products have pictures of their own.
    picture: kind === 'services' ? picture : undefined,
    pages: listedPages(items, locale),
  }))
  return {
    metadata: pageMetadata({ locale, path: pagePaths[kind], title, description }),
    Page: () => (
      <PageLayout locale={locale}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={subtitle}
          picture={pages[kind].picture}
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        >
          <ButtonRow space="mt-5">
            <DownloadButton variant="outline" {...profileLink(locale)} />
          </ButtonRow>
        </PageHero>
        <OverviewGroups groups={groups} locale={locale} resultLabel={sections.firstResult} />
        <JsonLd data={overviewGraph({ kind, locale, title, description, breadcrumbs })} />
      </PageLayout>
    ),
  }
}
