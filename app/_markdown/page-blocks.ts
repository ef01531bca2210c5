import { conformanceGroups } from '@/app/_routes/conformance-groups'
import { allPages } from '@/app/_routes/all-pages'
import { nextPaths } from '@/app/_routes/next-paths'
import { catalogue, type CatalogueKind } from '@/content/catalogue'
import { PROOF, REGISTRATION } from '@/content/company'
import { messages } from '@/content/messages'
import { formatDay } from '@/lib/format-day'
import { copyByPath } from '@/content/page-copy'
import {
  aboutPage,
  contactPage,
  homePage,
  partnersPage,
  productsPage,
  profile,
  samplesPage,
  servicesPage,
} from '@/content/pages'
import { accessibilityPage } from '@/content/pages/accessibility'
import type { AccountDeletionCopy } from '@/content/pages/account-deletion'
import type { DocumentCopy } from '@/content/schema/pages'
import type { PlaceholderCopy } from '@/content/schema/pages'
import { privacyPage } from '@/content/pages/privacy'
import { sampleGroups } from '@/app/_routes/sample-groups'
import { suppliedItems, supplierData, supplierDocuments } from '@/app/_routes/supplier-lines'
import { supplierPage } from '@/content/pages/supplier'
import { partners } from '@/content/partners'
import { sectionIds } from '@/lib/section-ids'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { conformance } from '@/content/accessibility/conformance'
import { type Locale, localeConfig } from '@/lib/locale'
import { markdownPath, OPENACR_PATH } from '@/lib/page-files'

import { cited, heading, link, list, namedList, numberedList, table } from './blocks'
import { itemLink } from './catalogue-blocks'
import { companyBlocks } from './company-blocks'

/** The address of a page's twin. */
const twin = (path: string, locale: Locale) => `${site.url}${markdownPath(path, locale)}`

/** What the home page and /about show of the company. */
const ALL = { facts: [...REGISTRATION, ...PROOF], people: true, cases: 'all' } as const

function homeBlocks(locale: Locale): string[] {
  const { slides, vision, mission, visionStatement, values, ...copy } = homePage[locale]
  return [
    ...slides.flatMap(({ title, subtitle }) => [heading(2, title), subtitle]),
    heading(2, vision.title),
    vision.description,
    namedList(vision.features.map(({ title, description }) => ({ name: title, text: description }))),
    ...companyBlocks(ALL, locale),
    heading(2, vision.samples.title),
    vision.samples.text,
    link(vision.samples.link, twin(pagePaths.samples, locale)),
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

const overviewBlocks = (kind: CatalogueKind, locale: Locale): string[] => [
  { services: servicesPage, products: productsPage }[kind][locale].subtitle,
  ...catalogue[kind].flatMap(({ copy, items }) => {
    const { title, ...rest } = copy[locale]
    return [heading(2, title), ...Object.values(rest), list(items.map((item) => itemLink(item, locale)))]
  }),
]

const placeholderBlocks = ({ comingSoon, text, next }: PlaceholderCopy, locale: Locale): string[] => [
  comingSoon,
  text,
  list(next.map(({ id, title, text: what }) => `${link(title, twin(nextPaths[id], locale))}: ${what}`)),
]

function aboutBlocks(locale: Locale): string[] {
  const { title, text, answerLabel, questions } = profile[locale].ask
  const { work } = aboutPage[locale]
  return [
    ...placeholderBlocks(aboutPage[locale], locale),
    ...companyBlocks(ALL, locale),
    heading(2, work.title),
    namedList(work.principles),
    heading(2, title),
    text,
    numberedList(
      questions.map(
        ({ name, answer, ...question }) => `**${name}** ${cited(question)} **${answerLabel}**: ${cited(answer)}`,
      ),
    ),
  ]
}

function contactBlocks(locale: Locale): string[] {
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
    numberedList(firstProject.steps.map((step) => `**${step.name}**: ${step.text}`)),
    ...companyBlocks({ facts: [...REGISTRATION, ...PROOF, 'support'] }, locale),
  ]
}

/** `following` holds the blocks to insert after a section, by its id. */
const documentBlocks = (
  { lead, sections }: DocumentCopy,
  locale: Locale,
  following: Readonly<Record<string, readonly string[]>> = {},
): string[] => [
  lead,
  ...sections.flatMap(({ id, title, paragraphs = [], items = [], closing = [], links = [] }) => [
    heading(2, title),
    ...paragraphs.map(cited),
    list(items.map(({ text }) => text)),
    ...closing.map(cited),
    list(links.map((target) => link(target.title, twin(pagePaths[target.id], locale)))),
    ...(following[id] ?? []),
  ]),
]

function conformanceBlocks(locale: Locale): string[] {
  const { title, paragraphs, lastRun, report, columns } = accessibilityPage[locale].conformance
  return [
    heading(2, title),
    ...paragraphs.map(cited),
    lastRun({ day: formatDay(conformance.ranOn, locale) }),
    link(report, `${site.url}${OPENACR_PATH}`),
    ...conformanceGroups(locale).flatMap(({ name, caption, rows }) => [
      heading(3, name),
      caption,
      table(
        Object.values(columns),
        rows.map(({ number, name: criterion, status, met, notes }) => [
          `${number} ${criterion} (${status})`,
          cited({ text: met, notes }),
        ]),
      ),
    ]),
  ]
}

function allPagesBlocks(locale: Locale): string[] {
  const { title, text } = accessibilityPage[locale].allPages
  return [
    heading(2, title),
    text,
    ...allPages(locale).flatMap(({ name, pages }) => [
      heading(3, name),
      list(pages.map((page) => link(page.title, twin(page.path, locale)))),
    ]),
  ]
}

const deletionBlocks = ({ lead, facts, note }: AccountDeletionCopy): string[] => [
  lead,
  note,
  ...facts.flatMap(({ title, paragraphs = [], steps = [], items = [], periods = [], links = [] }) => [
    heading(2, title),
    ...paragraphs.map(cited),
    numberedList(steps.map(({ text }) => text)),
    list(items.map(cited)),
    namedList(periods.map(({ name, period, ...claim }) => ({ ...claim, name: `${name} (${period})` }))),
    list(links.map(({ title: name, href }) => link(name, href))),
  ]),
]

function supplierBlocks(locale: Locale): string[] {
  const { lead, documents, supply, more } = supplierPage[locale]
  const lines = supplierDocuments(locale).map(({ name, text, link: { href, label } }) => ({
    name,
    text: [text, link(label, href.startsWith('/') ? site.url + href : href)].filter(Boolean).join(' '),
  }))
  return [
    lead,
    heading(2, messages[locale].company.heading),
    namedList(supplierData(locale)),
    ...(lines.length > 0 ? [heading(2, documents.title), namedList(lines)] : []),
    heading(2, supply),
    namedList(suppliedItems(locale)),
    heading(2, more.title),
    more.text,
  ]
}

const sampleIndexBlocks = (locale: Locale): string[] => [
  samplesPage[locale].subtitle,
  ...sampleGroups(locale).flatMap(({ title, items }) => [
    heading(2, title),
    list(
      items.map(({ service, title: name, intro, path }) => `${service}: ${link(name, twin(path, locale))}. ${intro}`),
    ),
  ]),
]

/** The blocks below the title of a page that is neither a service nor a product. */
export function pageBlocks(path: string, locale: Locale): string[] {
  const copies = copyByPath(locale)
  const blocks: Readonly<Record<string, () => string[]>> = {
    [pagePaths.home]: () => homeBlocks(locale),
    [pagePaths.services]: () => overviewBlocks('services', locale),
    [pagePaths.products]: () => overviewBlocks('products', locale),
    [pagePaths.partners]: () => [
      ...placeholderBlocks(partnersPage[locale], locale),
      list(partners.map(({ name }) => name)),
      ...companyBlocks({ facts: ['levels'] }, locale),
    ],
    [pagePaths.about]: () => aboutBlocks(locale),
    [pagePaths.contact]: () => contactBlocks(locale),
    [pagePaths.swinAccount]: () => deletionBlocks(copies[pagePaths.swinAccount]),
    [pagePaths.lahfaAccount]: () => deletionBlocks(copies[pagePaths.lahfaAccount]),
    [pagePaths.supplier]: () => supplierBlocks(locale),
    [pagePaths.samples]: () => sampleIndexBlocks(locale),
    [pagePaths.privacy]: () => documentBlocks(privacyPage[locale], locale),
    [pagePaths.accessibility]: () =>
      documentBlocks(accessibilityPage[locale], locale, {
        [sectionIds.tested]: conformanceBlocks(locale),
        [sectionIds.feedback]: allPagesBlocks(locale),
      }),
  }
  return blocks[path]?.() ?? []
}
