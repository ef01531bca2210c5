import { PageLayout } from '@/components/layout/page-layout'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { DocumentPart } from '@/components/sections/document/document-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { samplesPage } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'

import { sampleGroups } from './sample-groups'

/** The index of the samples, grouped like their services. */
export function sampleIndexRoute(locale: Locale) {
  const { title, description, subtitle } = samplesPage[locale]
  const { navigation } = messages[locale]
  const page = { locale, path: pagePaths.samples, title, description }
  const breadcrumbs = [{ title: navigation.home, href: localizePath(locale, pagePaths.home) }, { title }]
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={subtitle}
          picture="compliance"
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        />
        <div className="document section paper">
          {sampleGroups(locale).map(({ id, title: group, items }) => (
            <DocumentPart key={id} id={id} title={group}>
              <DescriptionList
                columns={2}
                items={items.map(({ service, title: label, intro, path }) => ({
                  name: service,
                  text: intro,
                  link: { href: localizePath(locale, path), label },
                }))}
              />
            </DocumentPart>
          ))}
        </div>
        <JsonLd data={pageGraph(page, { type: 'CollectionPage', breadcrumbs })} />
      </PageLayout>
    ),
  }
}
