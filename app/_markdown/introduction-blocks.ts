import { aboutText } from '@/app/_routes/about-text'
import { firstProjectSteps } from '@/app/_routes/first-project'
import { nextPaths } from '@/app/_routes/next-paths'
import { partnerLevel, unlistedLevels } from '@/app/_routes/partner-levels'
import { SHOWN_ON_ABOUT, SHOWN_ON_CONTACT, SHOWN_ON_HOME } from '@/app/_routes/shown-of-company'
import { briefFacts } from '@/components/sections/company/company-parts'
import { aboutPage, contactPage, homePage, partnersPage, profile } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { partners } from '@/content/partners'
import type { PlaceholderCopy } from '@/content/schema/pages'
import { site } from '@/content/site'
import { type Locale, localeConfig } from '@/lib/locale'

import { cited, heading, list, namedList, numberedList } from './blocks'
import { companyBlocks } from './company-blocks'
import { twinLink } from './twin-link'

export function homeBlocks(locale: Locale): string[] {
  const { slides, vision, mission, visionStatement, values, ...copy } = homePage[locale]
  const credentials = briefFacts(locale)
  return [
    ...slides.flatMap(({ title, subtitle }) => [heading(2, title), subtitle]),
    heading(2, vision.title),
    vision.description,
    namedList(vision.features.map(({ title, description }) => ({ name: title, text: description }))),
    ...(credentials.length > 0 ? [namedList(credentials)] : []),
    ...companyBlocks(SHOWN_ON_HOME, locale),
    heading(2, vision.samples.title),
    vision.samples.text,
    twinLink(vision.samples.link, pagePaths.samples, locale),
    heading(2, mission.title),
    mission.text,
    heading(2, visionStatement.title),
    visionStatement.text,
    heading(2, values.title),
    values.subtitle,
    namedList(values.items.map(({ title, description }) => ({ name: title, text: description }))),
    heading(2, copy.partners.title),
    copy.partners.subtitle,
    list(partners.map(({ name }) => name)),
  ]
}

const placeholderBlocks = ({ comingSoon, text, next }: PlaceholderCopy, locale: Locale): string[] => [
  comingSoon,
  text,
  list(next.map(({ id, title, text: what }) => `${twinLink(title, nextPaths[id], locale)}: ${what}`)),
]

export function aboutBlocks(locale: Locale): string[] {
  const { title, text, answerLabel, questions } = profile[locale].ask
  const { work, check } = aboutPage[locale]
  return [
    ...placeholderBlocks({ ...aboutPage[locale], text: aboutText(locale) }, locale),
    ...companyBlocks(SHOWN_ON_ABOUT, locale),
    heading(2, work.title),
    namedList(work.principles),
    heading(2, title),
    text,
    numberedList(
      questions.map(
        ({ name, answer, ...question }) => `**${name}** ${cited(question)} **${answerLabel}**: ${cited(answer)}`,
      ),
    ),
    heading(2, check.title),
    namedList(check.items),
  ]
}

export const partnersBlocks = (locale: Locale): string[] => [
  ...placeholderBlocks(partnersPage[locale], locale),
  list(partners.map((partner) => [partner.name, ...[partnerLevel(partner, locale) ?? []].flat()].join(': '))),
  ...companyBlocks({ facts: ['levels'] }, locale, unlistedLevels()),
]

export function contactBlocks(locale: Locale): string[] {
  const { heading: title, subtitle, cards, hours, firstProject } = contactPage[locale]
  const { comma } = localeConfig[locale]
  return [
    heading(2, title),
    subtitle,
    namedList([
      { name: cards.email, text: site.emails.join(comma) },
      { name: cards.phone, text: site.phone },
      { name: cards.address, text: site.addressLines.map((line) => line[locale]).join(comma) },
    ]),
    heading(2, hours.title),
    hours.text,
    heading(2, firstProject.title),
    numberedList(firstProjectSteps(locale).map(({ name, text }) => `**${name}**: ${text.replaceAll('\n', ' ')}`)),
    ...companyBlocks(SHOWN_ON_CONTACT, locale),
  ]
}
