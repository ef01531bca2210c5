import { type PageInfo, pageMetadata } from '@/app/_seo/page-metadata'
import { sampleGraph } from '@/app/_seo/structured-data/sample-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { SampleSection } from '@/components/sections/sample/sample-section'
import { SourcesSection } from '@/components/sections/sources/sources-section'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { samplesPage } from '@/content/pages'
import { type Sample, sampleAt, samples } from '@/content/samples'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { enquiry } from '@/content/views/next-step'
import { pageSources } from '@/content/views/page-sources'
import { sampleFacts } from '@/content/views/sample-facts'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

interface SampleParams {
  params: Promise<{ slug: string }>
}

const pageInfo = ({ path, copy }: Sample, locale: Locale): PageInfo => {
  const { title, intro } = copy[locale]
  return { locale, path, title: messages[locale].samples.title({ title }), description: intro }
}

/** The page of a sample: a deliverable as a client receives it, with invented words and figures. */
export function sampleRoute(locale: Locale) {
  const { samples: text, navigation, sections } = messages[locale]
  return {
    generateStaticParams: () => samples.map(({ slug }) => ({ slug })),
    async generateMetadata({ params }: SampleParams) {
      const { slug } = await params
      return pageMetadata(pageInfo(sampleAt(slug), locale))
    },
    async Page({ params }: SampleParams) {
      const { slug } = await params
      const sample = sampleAt(slug)
      const { service } = sample
      const copy = sample.copy[locale]
      const { title } = service.entry.copy[locale]
      const href = localizePath(locale, service.path)
      const breadcrumbs = [
        homeBreadcrumb(locale),
        { title: samplesPage[locale].title, href: localizePath(locale, pagePaths.samples) },
        { title },
      ]
      return (
        <PageLayout locale={locale} hasCallToAction={false}>
          <PageHero
            locale={locale}
            title={copy.title}
            subtitle={copy.intro}
            picture={service.picture}
            breadcrumbs={breadcrumbs}
            breadcrumbLabel={navigation.breadcrumb}
          />
          <SampleSection
            locale={locale}
            heading={text.label}
            note={text.note}
            facts={sampleFacts(sample, locale)}
            copy={copy}
            readingHeading={text.reading}
            citations={sample.notes.map((_note, index) => index + 1)}
            folded={sections.moreEntries}
            mail={enquiry(service, locale)}
            service={{ title: text.service({ title }), href }}
          />
          <SourcesSection sources={pageSources(sample.path, locale)} locale={locale} />
          <JsonLd data={sampleGraph(pageInfo(sample, locale), breadcrumbs)} />
        </PageLayout>
      )
    },
  }
}
