import { PageLayout } from '@/components/layout/page-layout'
import { AnswersSection } from '@/components/sections/answers/answers-section'
import { ChecksSection } from '@/components/sections/checks/checks-section'
import { CompanySection } from '@/components/sections/company/company-section'
import { PartnerList } from '@/components/sections/partners/partner-list'
import { PrinciplesSection } from '@/components/sections/principles/principles-section'
import { PlaceholderSection } from '@/components/sections/placeholder/placeholder-section'
import { JsonLd } from '@/components/ui/json-ld'
import { factsOf } from '@/content/company'
import { messages } from '@/content/messages'
import { aboutPage, partnersPage, profile } from '@/content/pages'
import { partners } from '@/content/partners'
import type { PictureName } from '@/content/pictures'
import { pagePaths } from '@/content/page-paths'
import { sectionIds } from '@/lib/section-ids'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { placeholderGraph } from '@/app/_seo/structured-data/placeholder-graph'

import { aboutText } from './about-text'
import { checkedItems } from './checked-items'
import { nextPaths } from './next-paths'
import { partnerLevel, unlistedLevels } from './partner-levels'
import { SHOWN_ON_ABOUT } from './shown-of-company'

const LEVELS = { facts: ['levels'] } as const
const copies = { about: aboutPage, partners: partnersPage }
const pictures: Readonly<Record<keyof typeof copies, PictureName>> = { about: 'vision', partners: 'ribbons-teal' }

/** So many of the ten questions are shown; the rest is folded. */
const FIRST_QUESTIONS = 4

export function placeholderRoute(locale: Locale, page: keyof typeof copies) {
  const copy = copies[page][locale]
  const { title, description } = copy
  const links = copy.next.map(({ id, ...link }) => ({ ...link, href: localizePath(locale, nextPaths[id]) }))
  const { ask } = profile[locale]
  const { work, check } = aboutPage[locale]
  const asks = page === 'about'
  const listed = partners.map((partner) => ({ ...partner, level: partnerLevel(partner, locale) }))
  const unlisted = unlistedLevels()
  const shown = asks ? SHOWN_ON_ABOUT : { ...LEVELS, owner: unlisted }
  const lastSurface = asks || factsOf(LEVELS.facts, locale, unlisted).length > 0 ? 'sand' : 'paper'
  return {
    metadata: pageMetadata({ locale, path: pagePaths[page], title, description }),
    Page: () => (
      <PageLayout locale={locale} lastSurface={lastSurface}>
        <PlaceholderSection
          copy={asks ? { ...copy, text: aboutText(locale) } : copy}
          picture={pictures[page]}
          links={links}
        />
        {!asks && <PartnerList label={title} locale={locale} partners={listed} />}
        <CompanySection locale={locale} surface="sand" {...shown} />
        {asks && (
          <>
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
          </>
        )}
        <JsonLd data={placeholderGraph({ locale, path: pagePaths[page], title, description })} />
      </PageLayout>
    ),
  }
}
