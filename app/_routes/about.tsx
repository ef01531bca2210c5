import { pageMetadata } from '@/app/_seo/page-metadata'
import { childPageGraph } from '@/app/_seo/structured-data/child-page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { AnswersSection } from '@/components/sections/answers/answers-section'
import { ChecksSection } from '@/components/sections/checks/checks-section'
import { ComingSoonSection } from '@/components/sections/coming-soon/coming-soon-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { PrinciplesSection } from '@/components/sections/principles/principles-section'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { aboutPage, profile } from '@/content/pages'
import { pages } from '@/content/site-pages'
import { aboutText } from '@/content/views/about-text'
import { checkedItems } from '@/content/views/checked-items'
import { comingSoon } from '@/content/views/coming-soon'
import { companySection } from '@/content/views/company'
import { SHOWN_ON_ABOUT } from '@/content/views/company-selections'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

/** The number of questions that are shown; the others are folded. */
const FIRST_QUESTIONS = 4

export function aboutRoute(locale: Locale) {
  const copy = aboutPage[locale]
  const { title, description, work, check } = copy
  const { ask } = profile[locale]
  const page = { locale, path: pagePaths.about, title, description }
  return {
    metadata: pageMetadata(page),
    Page: () => (
      <PageLayout locale={locale} lastSurface="sand">
        <ComingSoonSection
          locale={locale}
          copy={{ ...copy, text: aboutText(locale) }}
          picture={pages.about.picture}
          {...comingSoon(copy, locale)}
        />
        <CompanySection company={companySection(SHOWN_ON_ABOUT, locale)} surface="sand" />
        <PrinciplesSection id={sectionIds.work} locale={locale} heading={work.title} items={work.principles} />
        <AnswersSection
          id={sectionIds.askAnyVendor}
          heading={ask.title}
          text={ask.text}
          items={ask.questions}
          answerLabel={ask.answerLabel}
          folded={messages[locale].sections.moreQuestions}
          first={FIRST_QUESTIONS}
        />
        <ChecksSection id={sectionIds.check} heading={check.title} links={checkedItems(locale)} />
        <JsonLd data={childPageGraph(page)} />
      </PageLayout>
    ),
  }
}
