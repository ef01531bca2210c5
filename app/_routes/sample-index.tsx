import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { OverviewGroups } from '@/components/sections/overview/overview-groups'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { SampleSheet } from '@/components/sections/sample/sample-sheet'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { samplesPage } from '@/content/pages'
import { pages } from '@/content/site-pages'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { groupExcerpt } from '@/content/views/sample-excerpt'
import { sampleGroups } from '@/content/views/sample-groups'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The index of the samples, grouped like their services. */
export function sampleIndexRoute(locale: Locale) {
  const { title, description, subtitle } = samplesPage[locale]
  const { navigation } = messages[locale]
  const page = { locale, path: pagePaths.samples, title, description }
  const breadcrumbs = [homeBreadcrumb(locale), { title }]
  const groups = sampleGroups(locale).map(({ id, title: group, items }) => {
    const excerpt = groupExcerpt(id, locale)
    return {
      id,
      title: group,
      aside: excerpt && <SampleSheet id={`${id}-sample`} {...excerpt} locale={locale} />,
      pages: items.map(({ service, title: name, intro, path }) => ({
        href: localizePath(locale, path),
        title: name,
        label: service,
        summary: intro,
      })),
    }
  })
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={subtitle}
          picture={pages.samples.picture}
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        />
        <OverviewGroups groups={groups} locale={locale} />
        <JsonLd data={pageGraph(page, { type: 'CollectionPage', breadcrumbs })} />
      </PageLayout>
    ),
  }
}
