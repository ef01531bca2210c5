import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { Cited } from '@/components/ui/cited'
import { ContentSection } from '@/components/ui/content-section/content-section'
import { JsonLd } from '@/components/ui/json-ld'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { shown } from '@/content/pages'
import { pages } from '@/content/site-pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

export function careersRoute(locale: Locale) {
  const { title, description, lead, apply } = shown(content.pages.careers)[locale]
  const { navigation } = messages[locale]
  const page = { locale, path: pagePaths.careers, title, description }
  const breadcrumbs = [{ title: navigation.home, href: localizePath(locale, pagePaths.home) }, { title }]
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale}>
        <PageHero
          locale={locale}
          title={title}
          subtitle={lead}
          picture={pages.careers.picture}
          breadcrumbs={breadcrumbs}
          breadcrumbLabel={navigation.breadcrumb}
        />
        <ContentSection id="apply" heading={apply.title} surface="paper">
          {apply.paragraphs.map((paragraph) => (
            <p key={paragraph.text} className="mb-4">
              <Cited {...paragraph} />
            </p>
          ))}
        </ContentSection>
        <JsonLd data={pageGraph(page, { breadcrumbs })} />
      </PageLayout>
    ),
  }
}
