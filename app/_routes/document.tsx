import { Fragment, type ReactNode } from 'react'

import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { DocumentSection } from '@/components/sections/document/document-section'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { SourcesSection } from '@/components/sections/sources/sources-section'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { accessibilityPage } from '@/content/pages/accessibility'
import { privacyPage } from '@/content/pages/privacy'
import { pages } from '@/content/site-pages'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { pageSources } from '@/content/views/page-sources'
import { formatDay } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

const copies = { privacy: privacyPage, accessibility: accessibilityPage }

/** The page of a document: privacy or accessibility. `following` holds what to insert after a section, by its id. */
export function documentRoute(
  locale: Locale,
  name: keyof typeof copies,
  following: Readonly<Record<string, ReactNode>> = {},
) {
  const { title, documentTitle = title, description, lead, sections } = copies[name][locale]
  const { navigation, documents } = messages[locale]
  const page = { locale, path: pagePaths[name], title, description }
  const breadcrumbs = [homeBreadcrumb(locale), { title }]
  return {
    metadata: pageMetadata({ ...page, title: documentTitle }),
    Page: () => (
      <PageLayout locale={locale}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={lead}
          picture={pages[name].picture}
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        >
          <p className="mt-4 text-sm text-muted">
            {documents.updated({ day: formatDay(pages[name].updated, locale) })}
          </p>
        </PageHero>
        <Section as="div" surface="paper">
          {sections.map(({ links = [], ...section }) => (
            <Fragment key={section.id}>
              <DocumentSection
                {...section}
                links={links.map((link) => ({ title: link.title, href: localizePath(locale, pagePaths[link.id]) }))}
              />
              {following[section.id]}
            </Fragment>
          ))}
        </Section>
        <SourcesSection sources={pageSources(pagePaths[name], locale)} locale={locale} />
        <JsonLd data={pageGraph(page, { breadcrumbs })} />
      </PageLayout>
    ),
  }
}
